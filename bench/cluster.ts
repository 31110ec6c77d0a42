import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** An empty database on a PostgreSQL server, for one measurement. */
export interface OwnDatabase {
  readonly url: string
  /** `15.14`. */
  readonly version: string
  /** Drops the database, and the server with it where it was started for this. */
  remove(): Promise<void>
}

/**
 * Makes a database on the server of TEST_DATABASE_URL or DATABASE_URL; where neither is set, on a server of its own that is
 * thrown away. What else is on the server stays as it is.
 * @throws Error where there is neither a server nor PostgreSQL's programs.
 */
export async function ownDatabase(): Promise<OwnDatabase> {
  const named = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const { server, stop } = named ? { server: named, stop() {} } : await startCluster()
  try {
    const name = `atelier_bench_${randomUUID().replaceAll('-', '')}`
    await onServer(server, `CREATE DATABASE ${name}`)
    const [{ server_version: version }] = (await onServer(server, 'SHOW server_version')) as [
      { server_version: string },
    ]
    const url = new URL(server)
    url.pathname = name
    const remove = () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`).then(stop)
    return { url: url.href, version, remove }
  } catch (error) {
    stop()
    throw error
  }
}

async function onServer(server: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server })
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/**
 * A database that stays on the server of TEST_DATABASE_URL for the next run, since filling it takes longer than measuring it; `fill`
 * runs where it is not there yet, or was not filled to the end.
 * @throws Error where no server is named.
 */
export async function keptDatabase(name: string, fill: (url: string) => Promise<void>): Promise<OwnDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'BENCH_KEEP needs a server that stays. Expected TEST_DATABASE_URL. Set it, or leave BENCH_KEEP out.',
    )
  const [known] = (await onServer(
    server,
    `SELECT shobj_description(oid, 'pg_database') AS state FROM pg_database WHERE datname = '${name}'`,
  )) as [{ state: string | null }?]
  const url = new URL(server)
  url.pathname = name
  if (known?.state !== 'filled') {
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await onServer(server, `CREATE DATABASE ${name}`)
    await fill(url.href)
    await onServer(server, `COMMENT ON DATABASE ${name} IS 'filled'`)
  }
  const [{ server_version: version }] = (await onServer(server, 'SHOW server_version')) as [
    { server_version: string },
  ]
  return { url: url.href, version, remove: async () => {} }
}

/** A PostgreSQL server of its own. */
export interface Cluster {
  /** Its address, with the database that each server has. */
  readonly server: string
  /** Ends all of its processes in the middle of what they do. */
  kill(): Promise<void>
  /** The same, and lets it recover from that. */
  crash(): Promise<void>
  /** Makes a standby a database of its own, which takes writes. */
  promote(): void
  /** Ends it and throws it away. */
  stop(): void
}

/**
 * A server as PostgreSQL sets it up, synchronous commits included; a standby of the one whose address it `follows`. It refuses to run
 * as root.
 */
export async function startCluster({ follows }: { readonly follows?: string } = {}): Promise<Cluster> {
  const programs = newestPrograms()
  const directory = mkdtempSync(join(tmpdir(), 'atelier-bench-'))
  const port = await freePort()
  const data = join(directory, 'data')
  const isRoot = process.getuid?.() === 0
  let complaints: 'inherit' | 'ignore' = 'inherit'
  const run = (program: string, ...words: string[]) => {
    const command = [join(programs, program), ...words]
    const [name, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(name as string, rest, { cwd: directory, stdio: ['ignore', 'ignore', complaints] })
  }
  if (isRoot) chownSync(directory, idOf('-u'), idOf('-g'))
  if (follows) run('pg_basebackup', '-D', data, '-d', follows, '-R', '-X', 'stream', '-c', 'fast')
  else run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8')
  const options = `-p ${port} -h 127.0.0.1 -k ${directory}`
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start')
  start()
  const killAll = async () => {
    const first = pidOf(data)
    const all = [first, ...childrenOf(first)]
    for (const pid of all) kill(pid)
    // Nobody begins anew beside one that still has the memory they share.
    while (all.some(isThere)) await sleep(10)
    // That the last one left its traces is what is expected here.
    complaints = 'ignore'
  }
  const crash = async () => {
    await killAll()
    start()
  }
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    process.off('exit', stop)
    if (isRunning(data)) run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(directory, { recursive: true, force: true })
  }
  process.on('exit', stop)
  return {
    server: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: killAll,
    crash,
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    stop,
  }
}

/** Whether a server holds this directory; one that was killed leaves its traces. */
function isRunning(data: string): boolean {
  return existsSync(pidFile(data)) && isThere(pidOf(data))
}

const pidFile = (data: string) => join(data, 'postmaster.pid')

/** The first process of the server that holds this directory. */
const pidOf = (data: string) => Number(readFileSync(pidFile(data), 'utf8').split('\n')[0])

/** The processes that one has started. */
function childrenOf(parent: number): number[] {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === parent ? [pid as number] : []))
}

/** One that has ended meanwhile is as good as killed. */
function kill(pid: number): void {
  if (isThere(pid)) process.kill(pid, 'SIGKILL')
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function newestPrograms(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(a) - Number(b)) : []
  const version = versions.findLast((name) => existsSync(join(root, name, 'bin', 'initdb')))
  if (version) return join(root, version, 'bin')
  throw new Error(
    `There is no PostgreSQL in ${root}. One was expected to measure on. Install it, set TEST_DATABASE_URL, or measure the embedded database (BENCH_ENGINE=embedded).`,
  )
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number }
        server.close(() => resolve(port))
      })
  })
}
