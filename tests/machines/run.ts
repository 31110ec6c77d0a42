import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { testKey } from '../support/testKey.ts'
import { asking } from './ask.ts'
import { type Machines, makeMachines, metricsToken, until } from './machines.ts'
import { proveBucket, proveFailover, proveReading, proveUpgrade } from './proveStores.ts'
import { seconds, tell } from './tell.ts'
import { writeOn } from './writeOn.ts'

// npm run test:machines: three servers behind HAProxy on one PostgreSQL with a standby behind PgBouncer, and on one bucket, are one shop, and stay it
// while one is killed, the pooler is started anew, the bucket is away, each is exchanged in turn, also for the next release, and the standby is promoted. Needs Debian's packages haproxy, pgbouncer, postgresql and socat.

const credentials = { authinfo: 'owner@example.com', password: 'seven lamps on a pier', deviceToken: null }

const machines = await makeMachines()
try {
  await prove(machines)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await machines.remove()
}

async function prove(all: Machines): Promise<void> {
  const { url, servers, databaseUrl, restartPooler } = all
  const [first, second, third] = servers as [(typeof servers)[0], (typeof servers)[0], (typeof servers)[0]]
  const began = performance.now()
  await Promise.all(servers.map((server) => server.start()))
  tell(`three first starts at once on an empty database: all ready after ${seconds(began)} s`)
  createAdmin(databaseUrl)
  const startedAt = Date.now()

  const token = await signIn(url)
  const ask = asking(token)

  await proveSessions()
  await proveThrottling()
  await proveStream()
  await proveSettings()
  await proveReading(all, ask)
  await proveBucket(all, ask)
  await proveFaults()
  await proveJobs()
  await proveUpgrade(all, ask, token)
  await proveFailover(all, ask, token)

  async function proveSessions(): Promise<void> {
    const own = await signIn(second.url)
    const session = (origin: string) =>
      fetch(`${origin}/api/v1/auth/session`, { headers: { Authorization: `Bearer ${own}` } })
    for (const { url: each } of servers) assert.equal((await session(each)).status, 200)
    await fetch(`${third.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${own}` },
    })
    for (const { url: each } of servers) assert.equal((await session(each)).status, 401)
    tell('a session of one server is one of all, and ended at one ended everywhere')
  }

  async function proveThrottling(): Promise<void> {
    const statuses: number[] = []
    for (let time = 0; time < 12; time++) {
      const answer = await login((servers[time % 3] as typeof first).url, {
        authinfo: 'nobody@example.com',
        password: 'wrong',
      })
      statuses.push(answer.status)
    }
    // Ten are borne, by all servers together.
    assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
    tell('wrong passwords at three servers are counted together: ten were borne, the eleventh was refused')
  }

  async function proveStream(): Promise<void> {
    const leaving = new AbortController()
    const heard = await fetch(`${first.url}/api/v1/changes`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    const reader = (heard.body as NonNullable<typeof heard.body>)
      .pipeThrough(new TextDecoderStream())
      .getReader()
    await reader.read()
    const start = performance.now()
    const made = await ask(second.url, '/tags', { method: 'POST', body: { name: 'Heard', kind: 'product' } })
    const { id } = await made.json()
    let text = ''
    while (!text.includes(id)) {
      const { value, done } = await Promise.race([reader.read(), sleep(5000, { value: '', done: true })])
      assert.equal(done, false, 'The change of another server was not heard within five seconds.')
      text += value
    }
    tell(
      `a change at one server was heard at another after ${Math.round(performance.now() - start)} ms, past the pooler`,
    )
    leaving.abort()
  }

  async function proveSettings(): Promise<void> {
    const filter = encodeURIComponent('{"key":"branding.title"}')
    const [setting] = await (await ask(first.url, `/admin-settings?filter=${filter}`)).json()
    const titleAt = async (origin: string) =>
      (await (await fetch(`${origin}/settings/public.json`)).json()).adminSettings[0].title
    for (const title of ['One', 'Two', 'Three']) {
      const known = await (await ask(second.url, `/admin-settings/${setting.id}`)).json()
      const saved = await ask(first.url, `/admin-settings/${setting.id}`, {
        method: 'PUT',
        body: { value: title, version: known.version },
        headers: { 'X-Confirmed': 'branding.title' },
      })
      assert.equal(saved.status, 200, await saved.clone().text())
      for (const { url: each } of servers) assert.equal(await titleAt(each), title)
    }
    tell('a setting that was changed at one server was obeyed by all with the next request')
  }

  async function proveFaults(): Promise<void> {
    const writing = writeOn(url, token)
    await sleep(3000)
    first.kill()
    await sleep(3000)
    await first.start()
    const afterKill = writing.take()
    tell(`one of three killed under load: ${afterKill.told}`)
    await restartPooler()
    const start = performance.now()
    const before = writing.count()
    await until('writing again after the pooler', async () => writing.count() > before + 5)
    const away = seconds(start)
    // The balancer takes back within a second whom it missed meanwhile: until then it may have nobody beside the one that is exchanged.
    await sleep(1500)
    tell(`PgBouncer restarted under load: writing again after ${away} s; ${writing.take().told}`)
    for (const server of servers) {
      assert.equal(await server.end(), 0)
      await server.start()
      await sleep(1500)
    }
    const rolling = writing.take()
    tell(`each server exchanged in turn under load: ${rolling.told}`)
    for (const { acknowledged } of [afterKill, rolling])
      assert.ok(acknowledged > 20, 'Writes were expected to go on.')
    assert.equal(rolling.failed, 0, 'A rolling restart was expected to fail no request.')
    const names = await writing.end()
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      'SELECT name, count(*)::int AS times FROM tag WHERE name = ANY ($1) GROUP BY name',
      [names],
    )
    await client.end()
    assert.equal(names.length - rows.length, 0, 'Acknowledged writes were lost.')
    assert.deepEqual(
      rows.filter(({ times }) => times !== 1),
      [],
    )
    tell(`of ${names.length} acknowledged writes 0 were lost, and none is there twice`)
  }

  /** What comes every minute came once a minute on all servers together. Those that were started anew have begun to count anew. */
  async function proveJobs(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const countDone = async () => {
      const texts = await Promise.all(
        servers.map(async ({ url: each }) =>
          (await fetch(`${each}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })).text(),
        ),
      )
      return texts.map((text) =>
        Number(/atelier_job_seconds_count\{work="tellDigest",outcome="done"\} (\d+)/.exec(text)?.[1] ?? 0),
      )
    }
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
    const before = sum(await countDone())
    const minute = Math.floor(Date.now() / 60_000)
    await sleep(75_000)
    const after = await countDone()
    const minutes = Math.floor(Date.now() / 60_000) - minute
    const done = sum(after) - before
    await client.end()
    assert.ok(done >= minutes - 1 && done <= minutes + 1, `${done} runs in ${minutes} minutes`)
    tell(
      `timed work of every minute: ${done} runs in ${minutes} minutes on three servers (${after.join(', ')}), ${Math.round((Date.now() - startedAt) / 1000)} s in all`,
    )
  }

  async function login(origin: string, body: object): Promise<Response> {
    return fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deviceToken: null, ...body }),
    })
  }

  async function signIn(origin: string): Promise<string> {
    const answer = await login(origin, credentials)
    assert.equal(answer.status, 200, await answer.clone().text())
    return (await answer.json()).sessionToken
  }
}

function createAdmin(databaseUrl: string): void {
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'start', 'createAdmin.ts'), '--email', credentials.authinfo],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl, SECRET_KEY: testKey },
      input: `${credentials.password}\n`,
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
}
