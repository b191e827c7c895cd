@main
struct CLDRTool {
  static func main() { print("cldrtool") }
}
