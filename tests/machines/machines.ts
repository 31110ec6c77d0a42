import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, startCluster } from '../../bench/cluster.ts'
import { type Bucket, imitateBucket } from '../support/bucket.ts'
import { temporaryDirectory } from '../support/database.ts'
import { testKey } from '../support/testKey.ts'

const root = join(import.meta.dirname, '..', '..')

/** The token of `/metrics` on each server. */
export const metricsToken = 'a token of the machines'

/** One of the servers. */
export interface ServerOfMany {
  readonly name: string
  readonly url: string
  /** Starts it, again where it has ended; resolves when it is ready. */
  start(): Promise<void>
  kill(): void
  /** Takes it out of the balancer, lets it end and says with which code. */
  end(): Promise<number | null>
}

export interface Machines {
  /** The balancer's address. */
  readonly url: string
  /** The database, past the pooler: the address that leads to the primary. */
  readonly databaseUrl: string
  readonly servers: readonly ServerOfMany[]
  /** The synchronous standby, which sums, searches and exports are read from. */
  readonly standby: Cluster
  readonly bucket: Bucket
  restartPooler(): Promise<void>
  /** From the next start on the servers are the release in this directory. */
  release(directory: string): void
  killPrimary(): Promise<void>
  /** Makes the standby the primary, and lets the address lead to it. */
  promote(): void
  remove(): Promise<void>
}

/**
 * Three servers behind HAProxy, on one PostgreSQL with a synchronous standby behind PgBouncer, each a process with a directory of its own, and
 * their files in a bucket: what Debian's packages `haproxy`, `pgbouncer` and `postgresql` bring, and an imitation of the bucket. The servers
 * are not started yet.
 */
export async function makeMachines(): Promise<Machines> {
  const directory = temporaryDirectory()
  chmodSync(directory, 0o755)
  const primary = await startCluster()
  const standby = await startCluster({ follows: primary.server })
  await demandBoth(primary)
  const bucket = await imitateBucket()
  const [poolerPort, balancerPort, databasePort, ...ports] = (await freePorts(6)) as [
    number,
    number,
    number,
    ...number[],
  ]
  const pooler = join(directory, 'pgbouncer.ini')
  writeFileSync(pooler, poolerSettings(databasePort, poolerPort))
  const control = join(directory, 'haproxy.sock')
  const balancer = join(directory, 'haproxy.cfg')
  writeFileSync(
    balancer,
    balancerSettings(balancerPort, ports, { from: databasePort, to: portOf(primary) }, control),
  )

  const running = new Set<ChildProcess>()
  const run = (program: string, words: readonly string[], env?: NodeJS.ProcessEnv) => {
    const child = spawn(program, words, {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(env && { env }),
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  // PgBouncer refuses to run as root.
  const startPooler = () => run('runuser', ['-u', 'postgres', '--', 'pgbouncer', '-q', pooler])
  let pooling = startPooler()
  const balancing = run('haproxy', ['-q', '-db', '-f', balancer])
  const tell = (command: string) =>
    execFileSync('socat', ['-', `UNIX-CONNECT:${control}`], { input: `${command}\n` })

  const databaseUrl = `postgres://postgres@127.0.0.1:${databasePort}/postgres`
  const throughPooler = `postgres://postgres@127.0.0.1:${poolerPort}/postgres`
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: throughPooler,
    DATABASE_LISTEN_URL: databaseUrl,
    DATABASE_READ_URL: standby.server,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'pictures',
    S3_KEY: 'a-key',
    S3_SECRET: 'a-secret',
    SECRET_KEY: testKey,
    TRUST_PROXY: '1',
    SECOND_STEP_OPTIONAL: '1',
    METRICS_TOKEN: metricsToken,
  }
  let release = root
  const servers = ports.map((port, index): ServerOfMany => {
    const name = `s${index + 1}`
    const dataDir = join(directory, name)
    mkdirSync(dataDir)
    const url = `http://127.0.0.1:${port}`
    let child: ChildProcess
    return {
      name,
      url,
      async start() {
        child = run(process.execPath, [join(release, 'start', 'main.ts')], {
          ...environment,
          PORT: String(port),
          DATA_DIR: dataDir,
        })
        await until(`${name} is ready`, async () => {
          if (child.exitCode !== null) throw new Error(`${name} has ended.`)
          return (await fetch(`${url}/ready`)).ok
        })
        tell(`set server api/${name} state ready`)
      },
      kill: () => void child.kill('SIGKILL'),
      async end() {
        tell(`set server api/${name} state drain`)
        const ended = once(child, 'exit')
        await sleep(300)
        child.kill('SIGTERM')
        return (await ended)[0]
      },
    }
  })
  return {
    url: `http://127.0.0.1:${balancerPort}`,
    databaseUrl,
    servers,
    standby,
    bucket,
    release(directory) {
      release = directory
    },
    killPrimary: () => primary.kill(),
    promote() {
      standby.promote()
      tell(`set server database/primary addr 127.0.0.1 port ${portOf(standby)}`)
    },
    async restartPooler() {
      const ended = once(pooling, 'exit')
      pooling.kill('SIGTERM')
      await ended
      pooling = startPooler()
    },
    async remove() {
      for (const child of [...running].filter((each) => each !== balancing && each !== pooling))
        child.kill('SIGKILL')
      balancing.kill('SIGKILL')
      pooling.kill('SIGTERM')
      await sleep(500)
      standby.stop()
      primary.stop()
      bucket.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Waits until something is so, five minutes at most, as a busy machine is slow; what it throws counts as not yet. */
export async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  for (const start = Date.now(); !(await is().catch(() => false)); await sleep(100))
    if (Date.now() - start > 300_000) throw new Error(`It was waited in vain: ${what}.`)
}

const portOf = ({ server }: Cluster) => Number(new URL(server).port)

/** From now on a commit is acknowledged when the standby has it, too. */
async function demandBoth({ server }: Cluster): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

const poolerSettings = (database: number, port: number) => `
[databases]
* = host=127.0.0.1 port=${database} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
server_reset_query = DISCARD ALL
server_login_retry = 1
default_pool_size = 40
max_client_conn = 200
`

/**
 * A server that ended is noticed within a second; a request that reached none goes to another. The database has an address that leads to
 * whichever is the primary.
 */
const balancerSettings = (
  port: number,
  servers: readonly number[],
  database: { readonly from: number; readonly to: number },
  control: string,
) => `
global
  stats socket ${control} level admin
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch
  option http-server-close
  option forwardfor
frontend web
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance roundrobin
  option httpchk GET /ready
  default-server check inter 500ms fall 2 rise 1
  http-error status 503 content-type application/json string '{"code":"unavailable","message":"The shop cannot answer just now. Please try again in a moment."}' hdr Retry-After 5
${servers.map((server, index) => `  server s${index + 1} 127.0.0.1:${server}`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${database.from}
  timeout client 24h
  timeout server 24h
  retries 0
  server primary 127.0.0.1:${database.to}
`

async function freePorts(count: number): Promise<number[]> {
  const open = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = open.map((server) => (server.address() as { port: number }).port)
  for (const server of open) server.close()
  return ports
}
