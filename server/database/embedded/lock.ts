import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A held lock on a directory; `release` ends it. */
export interface DirectoryLock {
  release(): Promise<void>
}

/**
 * Takes `directory` for this process alone, because two PGlite on one directory lose acknowledged writes. The lock is a
 * unix socket: a living holder accepts connections, the socket of a killed one refuses them and is taken over at once.
 * It holds for all processes of one machine, containers that share the directory included, not for other machines.
 * Other processes of the same user may ask its holder for something through it, a line of words; `answer` gives a line back.
 * Throws a `DirectoryTaken` that names DATA_DIR while another process holds it.
 */
export async function lockDirectory(
  directory: string,
  answer: (asked: string) => Promise<string> = () =>
    Promise.reject(new Error('Nothing can be asked of this holder.')),
): Promise<DirectoryLock> {
  const path = socketPath(directory)
  const guard = `${path}.guard`
  const token = await takeGuard(guard)
  try {
    if (await isAlive(path)) {
      throw new DirectoryTaken(
        `The data directory ${directory} is in use by another process. An embedded database belongs to one process. ` +
          'Stop the other process, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
      )
    }
    rmSync(path, { force: true })
    const server = await listen(path, answer)
    return { release: () => new Promise((resolve) => server.close(() => resolve())) }
  } finally {
    if (readIfThere(guard) === token) rmSync(guard, { force: true })
  }
}

/** Another process holds the directory. */
export class DirectoryTaken extends Error {}

/**
 * Asks the process that holds `directory` for something, and answers what it says.
 * @throws Error with its reason where it refuses
 */
export function askHolder(directory: string, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(socketPath(directory), () => socket.write(`${words}\n`))
    socket.on('data', (part) => {
      said += part
    })
    socket.once('error', reject)
    socket.once('close', () => {
      const [, outcome, text] = /^(done|refused) (.*)\n$/s.exec(said) ?? []
      if (outcome === 'done') resolve(text ?? '')
      else
        reject(
          new Error(
            text ?? 'The server that holds the data directory gave no answer. Stop it and try again.',
          ),
        )
    })
  })
}

/** Where the socket is: in the directory, or in the system's temporary one when the path is too long for a socket. */
export function socketPath(directory: string): string {
  const inside = join(realpathSync(directory), 'database.lock')
  if (Buffer.byteLength(inside) <= longestSocketPath) return inside
  const hash = createHash('sha256').update(inside).digest('hex').slice(0, 32)
  return join(tmpdir(), `atelier-${hash}.lock`)
}

const longestSocketPath = process.platform === 'linux' ? 107 : 103
const guardLifetime = 5000

// Only one process at a time may look at the socket and replace it: a file made with O_EXCL. It is held for some
// milliseconds, so one that is seconds old is left from a killed process; moving it away first leaves it to one finder.
async function takeGuard(guard: string): Promise<string> {
  const token = randomUUID()
  for (;;) {
    try {
      writeFileSync(guard, token, { flag: 'wx' })
      return token
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    removeIfStale(guard)
    await sleep(20)
  }
}

function removeIfStale(guard: string): void {
  const found = statSync(guard, { throwIfNoEntry: false })
  if (!found || Date.now() - found.mtimeMs < guardLifetime) return
  const aside = `${guard}.${randomUUID()}`
  try {
    renameSync(guard, aside)
    // Between the look and the move another process may have put its own fresh guard there: give that one back.
    if (statSync(aside).ino !== found.ino) linkSync(aside, guard)
  } catch {
    // Another process was faster; who holds the guard now is seen at the next attempt.
  }
  rmSync(aside, { force: true })
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else if (error.code === 'EAGAIN') resolve(true)
      else reject(error)
    })
  })
}

function listen(path: string, answer: (asked: string) => Promise<string>): Promise<Server> {
  const server = createServer((socket) => {
    let asked = ''
    socket.on('error', () => {})
    socket.on('data', (part) => {
      asked += part
      if (!asked.endsWith('\n')) return
      socket.pause()
      answer(asked.trimEnd()).then(
        (text) => socket.end(`done ${text}\n`),
        (error: Error) => socket.end(`refused ${error.message}\n`),
      )
    })
  })
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}
