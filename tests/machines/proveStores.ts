import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Ask } from './ask.ts'
import { type Machines, until } from './machines.ts'
import { makeNextRelease } from './nextRelease.ts'
import { seconds, tell } from './tell.ts'
import { writeOn } from './writeOn.ts'

/** Sums, searches and exports are read from the standby, and nobody misses there what somebody wrote a moment ago at another server. */
export async function proveReading({ servers, standby }: Machines, ask: Ask): Promise<void> {
  const [first, second] = servers as [Machines['servers'][0], Machines['servers'][0]]
  const before = await rowsReadOf(standby.server)
  let longest = 0
  for (let time = 0; time < 100; time++) {
    const name = `Sought ${String(time).padStart(3, '0')}`
    await ask(first.url, '/tags', { method: 'POST', body: { name, kind: 'product' } })
    const start = performance.now()
    const found = await (await ask(second.url, `/search?q=${encodeURIComponent(name)}`)).json()
    longest = Math.max(longest, performance.now() - start)
    assert.ok(
      found.hits.some(({ title }: { title: string }) => title === name),
      `${name} was made, and was not found.`,
    )
  }
  const csv = await (await ask(second.url, '/tags/export')).text()
  assert.ok(csv.includes('Sought 099'), 'The export misses what was made last.')
  const rows = (await rowsReadOf(standby.server)) - before
  assert.ok(rows > 100, `The standby was expected to be read. It answered ${rows} rows.`)
  tell(
    `100 records made at one server and searched at once at another: all found, the slowest after ${Math.round(longest)} ms; ${rows} rows were read from the standby`,
  )
}

async function rowsReadOf(server: string): Promise<number> {
  // A session tells what it has read when it has been idle for a while.
  await sleep(2000)
  const { rows } = await query<{ rows: number }>(
    server,
    `SELECT tup_returned::int AS rows FROM pg_stat_database WHERE datname = 'postgres'`,
  )
  return rows[0]?.rows ?? 0
}

/** While the bucket is away, files are refused with a time to try again, and everything else goes on. */
export async function proveBucket({ url, bucket }: Machines, ask: Ask): Promise<void> {
  const upload = () => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7 an invoice'], 'invoice.pdf', { type: 'application/pdf' }))
    return ask(url, '/files', { method: 'POST', form })
  }
  assert.equal((await upload()).status, 201)
  bucket.close()
  const refused = await upload()
  assert.equal(refused.status, 503, await refused.clone().text())
  assert.equal(refused.headers.get('Retry-After'), '5')
  assert.equal((await ask(url, '/tags')).status, 200)
  await bucket.open()
  const start = performance.now()
  await until('files are taken again', async () => (await upload()).status === 201)
  tell(
    `the bucket away: an upload was answered 503 with Retry-After, lists went on; back, files were taken again after ${seconds(start)} s`,
  )
}

/** A release with another schema takes the place of this one, server by server, without a failed request. */
export async function proveUpgrade(machines: Machines, ask: Ask, token: string): Promise<void> {
  const { url, servers, release } = machines
  const directory = mkdtempSync(join(tmpdir(), 'atelier-next-'))
  try {
    makeNextRelease(directory)
    const writing = writeOn(url, token)
    await sleep(2000)
    release(directory)
    for (const server of servers) {
      assert.equal(await server.end(), 0)
      await server.start()
      await sleep(1500)
    }
    const upgrade = writing.take()
    await writing.end()
    assert.equal(upgrade.failed, 0, `An upgrade was expected to fail no request: ${upgrade.told}`)
    const made = await ask(url, '/tags', {
      method: 'POST',
      body: { name: 'Of the next release', kind: 'product', shelf: 'A 7' },
    })
    assert.equal((await made.json()).shelf, 'A 7')
    tell(`a release with a column more, server by server under load: ${upgrade.told}`)
  } finally {
    process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  }
}

/** The primary is killed and the standby promoted: nothing that was acknowledged is lost, and who writes meanwhile is told to try again. */
export async function proveFailover(machines: Machines, ask: Ask, token: string): Promise<void> {
  const { url, databaseUrl, killPrimary, promote } = machines
  const writing = writeOn(url, token)
  await sleep(3000)
  await killPrimary()
  await sleep(3000)
  const refused = await ask(url, '/tags')
  assert.equal(refused.status, 503)
  assert.ok(Number(refused.headers.get('Retry-After')) > 0)
  promote()
  const start = performance.now()
  const before = writing.count()
  await until('writing again after the promotion', async () => writing.count() > before)
  const again = seconds(start)
  await sleep(3000)
  const { told, statuses } = writing.take()
  const names = await writing.end()
  assert.deepEqual(
    statuses.filter((status) => status !== '503'),
    [],
    told,
  )
  const { rows } = await query<{ name: string; times: number }>(
    databaseUrl,
    'SELECT name, count(*)::int AS times FROM tag WHERE name = ANY ($1) GROUP BY name',
    [names],
  )
  assert.equal(names.length - rows.length, 0, 'Acknowledged writes were lost.')
  assert.ok(rows.every(({ times }) => times === 1))
  assert.ok(Number(again) <= 10, `Writing was expected again within 10 s of the promotion, not ${again} s.`)
  tell(
    `the primary killed under load and the standby promoted: 503 with Retry-After meanwhile, writing again ${again} s after the promotion; ${told}; of ${names.length} acknowledged writes 0 were lost`,
  )
}

async function query<T extends object>(
  server: string,
  text: string,
  values?: readonly unknown[],
): Promise<{ rows: T[] }> {
  const client = new Client({ connectionString: server })
  await client.connect()
  return client.query<T>(text, values && [...values]).finally(() => client.end())
}
