import { Worker } from 'node:worker_threads'

/**
 * A fault may make a loop endless, in which no clock of the test's own thread ever strikes. Another one waits then, and ends the process,
 * by which the fault is noticed; no suite takes nearly as long.
 */
const seconds = 90
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${seconds * 1000})`, {
  eval: true,
}).unref()
