import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { temporaryDirectory } from '../support/database.ts'
import { staffedProduct } from '../support/preparedProduct.ts'
import { copyEmbedded } from '../support/template.ts'

const program = join(import.meta.dirname, '..', '..', 'start', 'commands', 'doctor.ts')
const dataDir = temporaryDirectory()
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** `npm run doctor` with some settings: with what it ends, and its lines by what they are about. */
async function doctor(environment: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, NODE_ENV: 'production', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const read = (part: Buffer) => {
    text += part
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, text }
}

it('says what is wrong with a shop and what to do, and ends with 1; while a server holds the database it leaves that alone', async () => {
  await copyEmbedded(staffedProduct, join(dataDir, 'database'))
  const another = { SECRET_KEY: Buffer.alloc(32, 'another').toString('base64') }
  const { code, text } = await doctor(another)
  expect(code).toBe(1)
  expect(text).toMatch(
    /^ok {7}Database: PGlite \(PostgreSQL \d+\.\d+\) answers in [\d,]+ ms and holds [\d.]+ MB\.$/m,
  )
  expect(text).toMatch(/^ok {7}Tables: The \d+ tables are those of release \d/m)
  expect(text).toMatch(/^wrong {4}Accounts: The accounts of the demo are open.* Suspend them/m)
  expect(text).toMatch(/^warning {2}E-mail: No mail server is set.* Set a mail server in Configuration/m)
  expect(text).toMatch(/^ok {7}Disk: .* are free at /m)
  const database = await openDatabase({ dataDir: join(dataDir, 'database') })
  const beside = await doctor({ NODE_ENV: 'test' })
  expect(beside.text).toContain('ok       Database: A running server holds the embedded database')
  expect(beside.code).toBe(0)
  await database.close()
}, 120_000)

it('needs no database to say that none opens, or that settings are wrong', async () => {
  const [away, unset] = await Promise.all([
    doctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    doctor({ PORT: 'http', SECRET_KEY: 'short' }),
  ])
  expect(away.code).toBe(1)
  expect(away.text).toMatch(/^wrong {4}Database: .*ECONNREFUSED.* correct DATABASE_URL or DATA_DIR\.$/m)
  expect(away.text).toMatch(/^ok {7}Files: /m)
  expect(unset.code).toBe(1)
  expect(unset.text).toMatch(/^wrong {4}Settings: PORT is "http"\./m)
  expect(unset.text).toContain('SECRET_KEY is not usable.')
}, 120_000)
