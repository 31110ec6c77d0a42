import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../support/database.ts'
import { testKey } from '../support/testKey.ts'
import { onTestServer, testServerUrl } from '../support/testServerUrl.ts'

const program = join(import.meta.dirname, '..', '..', 'start', 'main.ts')
const directories: string[] = []
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

/** A server in a process and a directory of its own, until it is ready or has ended; what it said. */
function start(url: string, environment: Record<string, string>): Promise<string> {
  const DATA_DIR = temporaryDirectory()
  directories.push(DATA_DIR)
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATA_DIR,
      DATABASE_URL: url,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let text = ''
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk
      if (text.includes('ready at http')) resolve(text)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve(text))
  })
}

describe.runIf(process.env.TEST_DATABASE_URL)('two servers on one database', () => {
  it('both come up from a first start at once, and each thing is there once; one with another key does not', async () => {
    const name = `atelier_test_${randomUUID().replaceAll('-', '')}`
    await onTestServer(`create database ${name}`)
    const url = testServerUrl(name)
    const told = await Promise.all([1, 2].map(() => start(url, { SECRET_KEY: testKey })))
    expect(told).toEqual([
      expect.stringContaining('Atelier is ready at'),
      expect.stringContaining('Atelier is ready at'),
    ])
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      `select (select count(*)::int from country) as countries, (select count(*)::int from state) as states,
        (select count(*)::int from _schema_lock) as locks, (select count(*)::int from _roles where preset is not null) as presets`,
    )
    expect(rows).toEqual([{ countries: 249, states: 36, locks: 0, presets: 8 }])
    await client.end()

    // No secret was sealed yet; that both would seal by keys of their own is noticed all the same.
    expect(await start(url, {})).toMatch(
      /secret\.key is missing\..*set SECRET_KEY to the same on all servers.*Nothing was sealed by it so far/s,
    )
    const another = Buffer.alloc(32, 'another key').toString('base64')
    expect(await start(url, { SECRET_KEY: another })).toContain('SECRET_KEY is another one.')
    for (const child of running) child.kill('SIGKILL')
    await onTestServer(`drop database ${name} with (force)`)
  }, 180_000)
})
