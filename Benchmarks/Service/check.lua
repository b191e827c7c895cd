-- Sends the requests of a file again and again, and compares each response with the one that the file has for it.
-- wrk -s check.lua … -- FILE
local cases, sent = nil, 0
-- Read by `done`.
bad, seen = 0, 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  cases = dofile(arguments[1])
end

function request()
  sent = sent + 1
  local number = (sent - 1) % #cases + 1
  return cases[number].request
end

local function value(headers, name)
  for key, text in pairs(headers) do
    if key:lower() == name then return text end
  end
end

function response(status, headers, body)
  seen = seen + 1
  local number = tonumber(value(headers, "x-request-id") or "")
  local case = cases[number]
  local fault
  if not case then fault = "number"
  elseif status ~= case.status then fault = "status"
  elseif value(headers, "content-language") ~= case.language then fault = "language"
  elseif value(headers, "vary") ~= "Accept-Language" then fault = "vary"
  elseif body ~= case.text then fault = "text" end
  if fault then
    bad = bad + 1
    if bad <= 3 then io.stderr:write("request ", tostring(number), ": another ", fault, ": ", body:sub(1, 300), "\n") end
  end
end

function done(summary, latency)
  local all, wrong = 0, 0
  for _, thread in ipairs(threads) do
    all = all + thread:get("seen")
    wrong = wrong + thread:get("bad")
  end
  local errors = summary.errors
  print(string.format(
    '{"responses": %d, "wrong": %d, "socketErrors": %d, "seconds": %.3f, "p50": %d, "p99": %d, "maximum": %d}',
    all, wrong, errors.connect + errors.read + errors.write + errors.timeout, summary.duration / 1e6,
    latency:percentile(50), latency:percentile(99), latency.max))
end
