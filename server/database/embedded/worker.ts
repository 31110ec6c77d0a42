import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { durableFiles } from './durableFiles.ts'
import { startParams } from './startParams.ts'

/**
 * What the worker sends: `ready` once, then the reply to each request, whose last part tells the session's state, and
 * why it `crashed` before it ends on its own.
 */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'reply'; bytes: Uint8Array; then: 'more' | 'idle' | 'transaction' }
  | { kind: 'crashed'; reason: string }

if (!parentPort)
  throw new Error('The embedded database runs in a worker thread only. Open it by openDatabase().')
const port = parentPort
const { directory, wasm } = workerData as { directory: string; wasm: WebAssembly.Module }

const terminate = 'X'.charCodeAt(0)
const recoverableError = 100 // the exit status by which PGlite returns to its loop after an SQL error

const serverLog: string[] = []
const part = new Uint8Array(1 << 18) // a part of a reply, filled and sent over and over
let filled = 0

const database = await open()
watchForCrash()
port.on('message', serve)
port.postMessage({ kind: 'ready' } satisfies WorkerMessage)

async function open(): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: durableFiles(directory),
      extensions: { pg_trgm },
      startParams,
      pgliteWasmModule: wasm,
      onStderr: remember,
    })
  } catch (error) {
    throw new Error(withServerLog(`The embedded database in ${directory} does not open. ${String(error)}`))
  }
}

function remember(line: string): boolean {
  serverLog.push(line)
  if (serverLog.length > 20) serverLog.shift()
  return false
}

function withServerLog(message: string): string {
  return [message, ...serverLog].join('\n')
}

async function serve(request: Uint8Array): Promise<void> {
  if (request[0] === terminate) {
    await database.close()
    process.exit(0)
  }
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData: collect })
  send(database.isInTransaction() ? 'transaction' : 'idle')
}

type ReplyState = Extract<WorkerMessage, { kind: 'reply' }>['then']

function collect(bytes: Uint8Array): void {
  if (filled + bytes.length > part.length) send('more')
  if (bytes.length > part.length) {
    post(bytes.slice(), 'more')
    return
  }
  part.set(bytes, filled)
  filled += bytes.length
}

function send(then: ReplyState): void {
  const bytes = part.slice(0, filled)
  filled = 0
  post(bytes, then)
}

function post(bytes: Uint8Array<ArrayBuffer>, then: ReplyState): void {
  port.postMessage({ kind: 'reply', bytes, then } satisfies WorkerMessage, [bytes.buffer])
}

// PGlite swallows every exception of its main loop. A PANIC, a FATAL or a trap must end the worker instead, or a
// broken session would go on answering; the next connection opens the directory anew and recovers from the log.
function watchForCrash(): void {
  const module = database.Module as unknown as { _PostgresMainLoopOnce(): void }
  const once = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      if ((error as { status?: number }).status !== recoverableError) {
        send('more')
        const reason = withServerLog(`The embedded database crashed. ${String(error)}`)
        port.postMessage({ kind: 'crashed', reason } satisfies WorkerMessage)
        process.exit(1)
      }
      throw error
    }
  }
}
