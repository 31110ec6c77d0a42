import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Duplex } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { WorkerMessage } from './worker.ts'

/** What one session with the embedded database needs to know. */
export interface WorkerStreamSettings {
  directory: string
  /** The end of the session before: two on one directory would destroy it. */
  previousSession: Promise<unknown>
  /** Milliseconds that a statement, or the pause between two of a transaction, may take; 0 is no limit. */
  timeout: () => number
}

/**
 * The "socket" that `pg` speaks PostgreSQL's protocol over: behind it is a worker thread with PGlite, started by
 * connecting and ended with the stream. It also is the watchdog: PGlite ignores statement_timeout, so an answer that
 * takes too long ends the worker, and with it the stream by a `DatabaseUnavailable`.
 */
export function workerStream({ directory, previousSession, timeout }: WorkerStreamSettings): Duplex {
  let worker: Worker | undefined
  let watchdog: NodeJS.Timeout | undefined

  const stream = new Duplex({
    autoDestroy: false,
    read() {},
    write: (chunk: Uint8Array, _encoding, done) => send([chunk], done),
    writev: (chunks, done) =>
      send(
        chunks.map(({ chunk }) => chunk as Uint8Array),
        done,
      ),
    destroy(error, done) {
      clearTimeout(watchdog)
      Promise.resolve(worker?.terminate()).then(() => done(error), done)
    },
  })

  function connect(): void {
    Promise.all([compiled(), previousSession])
      .then(([wasm]) => start(wasm))
      .catch((error: Error) => stream.destroy(error))
  }

  function start(wasm: WebAssembly.Module): void {
    if (stream.destroyed) return
    // The path is joined by hand: bundlers and test runners rewrite `new URL(…, import.meta.url)`.
    worker = new Worker(join(import.meta.dirname, 'worker.ts'), {
      workerData: { directory, wasm },
      execArgv: [],
      // Room for PostgreSQL to notice a recursion that is too deep (54001) before the thread overflows.
      resourceLimits: { stackSizeMb: 16 },
    })
    worker.on('message', receive)
    worker.on('error', (error) => stream.destroy(error))
    worker.on('exit', () => stream.destroy())
  }

  function send(chunks: Uint8Array[], done: () => void): void {
    const request = joined(chunks)
    watch('The embedded database stopped a statement. It took longer than the limit. Try again later.')
    worker?.postMessage(request, [request.buffer])
    done()
  }

  function receive(message: WorkerMessage): void {
    if (stream.destroyed) return
    if (message.kind === 'ready') {
      stream.emit('connect')
      return
    }
    if (message.kind === 'crashed') {
      stream.destroy(new Error(message.reason))
      return
    }
    if (message.then !== 'more') clearTimeout(watchdog)
    if (message.then === 'transaction') {
      watch('The embedded database stopped a transaction. It was left idle longer than the limit. Try again.')
    }
    stream.push(message.bytes)
  }

  function watch(message: string): void {
    clearTimeout(watchdog)
    const limit = timeout()
    if (limit > 0) watchdog = setTimeout(() => stream.destroy(new DatabaseUnavailable(message)), limit)
  }

  const none = () => stream
  return Object.assign(stream, { connect, setNoDelay: none, setKeepAlive: none, ref: none, unref: none })
}

let module: Promise<WebAssembly.Module> | undefined

/**
 * PostgreSQL's code, compiled once a process: each session that is opened after the first has it at its full speed at once. V8 keeps what it
 * has compiled: to free code that several threads share ended the process at times ("Check failed: jit_page_->allocations_.erase(addr) == 1",
 * nodejs/node issue 64500).
 */
function compiled(): Promise<WebAssembly.Module> {
  if (!module) setFlagsFromString('--no-wasm-code-gc')
  module ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes))
  return module
}

// A buffer of its own, because it is handed over to the worker, and pg writes slices of shared ones.
function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
