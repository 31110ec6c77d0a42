import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseChecks, machineChecks } from '../../../resources/settings/system/server/shopChecks.ts'
import { noteBackup } from '../../../server/backup/lastBackup.ts'
import { runChecks } from '../../../server/checks/check.ts'
import { fileStoreOf } from '../../../server/files/fileStoreOf.ts'
import { readSettings } from '../../../server/settings.ts'
import type { Finding } from '../../../src/derive/finding.ts'
import { wantedTables } from '../../../start/appTables.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { testKey } from '../../support/testKey.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  // What comes by the clock stands among the jobs from now on.
  await runTimedWork(server.context)
})
afterAll(() => server?.close())
afterEach(() => {
  vi.useRealTimers()
})

const db = () => server.context.database.db

async function look(): Promise<Record<string, string[]>> {
  const answer = await admin('/system')
  expect(answer.status).toBe(200)
  return codes(((await answer.json()) as { findings: Finding[] }).findings)
}

function codes(findings: readonly Finding[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { check, state, code } of findings) found[check] = [...(found[check] ?? []), `${state} ${code}`]
  return found
}

describe('how the shop runs', () => {
  it('is told to administrators alone', async () => {
    expect(await look()).toMatchObject({
      server: ['ok server'],
      database: ['ok database'],
      schema: ['ok schema'],
      key: ['ok keySetting'],
      clock: ['ok clock'],
      backup: ['warning backupNone'],
      settings: ['ok settings'],
      files: ['ok files'],
      jobs: ['ok jobs'],
      mail: ['warning mailOutbox'],
      accounts: ['ok demo'],
    })
    const orders = await server.signIn('orders')
    expect((await orders('/system')).status).toBe(403)
    expect((await server.call('/system')).status).toBe(401)
  })

  it('says which work failed, and that none is done', async () => {
    await sql`UPDATE job SET status = 'failed' WHERE work = 'forgetSessions'`.execute(db())
    expect((await look()).jobs).toEqual(['warning jobsFailed'])
    await sql`UPDATE job SET status = 'waiting', due_at = now() - interval '1 hour' WHERE work = 'forgetSessions'`.execute(
      db(),
    )
    expect((await look()).jobs).toEqual(['wrong jobsLate'])
    await runTimedWork(server.context)
    expect((await look()).jobs).toEqual(['ok jobs'])
  })

  it('says that a clock is wrong, or has gone back', async () => {
    await sql`UPDATE job SET done_at = now() + interval '1 day' WHERE work = 'forgetSessions'`.execute(db())
    expect((await look()).clock).toEqual(['wrong clockBack'])
    await sql`UPDATE job SET done_at = now() WHERE work = 'forgetSessions'`.execute(db())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    expect(codes(await examine({})).clock).toEqual(['wrong clockApart'])
  })

  it('says that the mail server takes nothing', async () => {
    const set = (key: string, value: unknown) =>
      sql`UPDATE config_setting SET value = ${JSON.stringify(value)}::jsonb WHERE key = ${key}`.execute(db())
    await set('messaging.smtpHost', '127.0.0.1')
    await set('messaging.smtpPort', 1)
    const { findings } = (await (await admin('/system')).json()) as { findings: Finding[] }
    expect(findings.find(({ check }) => check === 'mail')).toMatchObject({
      state: 'wrong',
      code: 'mailWrong',
      detail: expect.stringContaining('ECONNREFUSED'),
    })
    await set('messaging.smtpHost', null)
  })

  it('knows how old the last backup is', async () => {
    const made = { file: '/backups/shop.tar.gz', bytes: 5_000_000 }
    await noteBackup(server.context.settings, { ...made, at: new Date().toISOString() })
    expect((await look()).backup).toEqual(['ok backup'])
    await noteBackup(server.context.settings, { ...made, at: '2020-01-01T00:00:00.000Z' })
    expect((await look()).backup).toEqual(['warning backupOld'])
  })

  it('says what the tables lack, that a newer release was here, and that a key does not fit', async () => {
    await sql`ALTER TABLE tag DROP COLUMN kind`.execute(db())
    expect((await look()).schema).toEqual(['warning schemaPending'])
    await sql`INSERT INTO _release (id, version) VALUES (1, '99.0.0')
      ON CONFLICT (id) DO UPDATE SET version = excluded.version`.execute(db())
    expect((await look()).schema).toEqual(['wrong schemaNewer'])
    await sql`INSERT INTO _secret_key (id, fingerprint) VALUES (1, 'another')
      ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint`.execute(db())
    expect((await look()).key).toEqual(['wrong keyWrong'])
  })
})

/** What other settings would find with the same database. */
function examine(environment: Record<string, string>): Promise<Finding[]> {
  const settings = readSettings({
    SECRET_KEY: testKey,
    DATA_DIR: server.context.settings.dataDir,
    ...environment,
  })
  return runChecks(
    { ...databaseChecks, ...machineChecks },
    {
      settings,
      files: fileStoreOf(settings),
      database: server.context.database,
      tables: wantedTables(server.context.registry),
    },
  )
}

describe('a machine', () => {
  it('without room or a place for files is told, and so are settings that leave something open', async () => {
    const full = codes(await examine({ DATA_DIR: '/sys/kernel' }))
    expect(full).toMatchObject({ disk: ['wrong diskFull'], files: ['wrong filesWrong'] })
    const taken = join(server.context.settings.dataDir, 'taken')
    mkdirSync(taken)
    writeFileSync(join(taken, 'files'), 'no folder')
    const open = await examine({
      DATA_DIR: taken,
      NODE_ENV: 'production',
      STAFF_ANYWHERE: '1',
      SECOND_STEP_OPTIONAL: '1',
    })
    expect(codes(open)).toMatchObject({
      files: ['wrong filesWrong'],
      settings: ['warning noPublicUrl', 'warning secondStepOptional', 'warning staffAnywhere'],
    })
    rmSync(taken, { recursive: true })
    const bucket = {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'shop',
      S3_KEY: 'key',
      S3_SECRET: 'secret',
    }
    expect(codes(await examine(bucket)).files).toEqual(['wrong filesWrong'])
  })
})
