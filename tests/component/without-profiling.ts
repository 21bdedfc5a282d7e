// React's development build times each render and records a stack for each element. No test reads either, and they
// take a fifth of the processor time.
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')
Error.stackTraceLimit = 4
