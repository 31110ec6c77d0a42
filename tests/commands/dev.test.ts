import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { temporaryDirectory } from '../support/database.ts'
import { staffedProduct } from '../support/preparedProduct.ts'
import { copyEmbedded } from '../support/template.ts'
import { copyOfProject, type ProjectCopy } from './copyOfProject.ts'

const dataDir = temporaryDirectory()
let project: ProjectCopy
let dev: ChildProcess
let origin: string

beforeAll(async () => {
  project = copyOfProject()
  await copyEmbedded(staffedProduct, join(dataDir, 'database'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  dev = spawn(project.program('node'), ['--watch', '--watch-preserve-output', 'start/dev.ts'], {
    cwd: project.root,
    stdio: 'ignore',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, PORT: String(port), DATA_DIR: dataDir },
  })
}, 120_000)
afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  dev.kill('SIGTERM')
  await ended
  project.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The status of an answer, 0 while nobody listens. */
async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${origin}${path}`, init).catch(() => undefined)
  return answer ? { status: answer.status, text: await answer.text() } : { status: 0, text: '' }
}

async function asAdmin(path: string, body?: object): Promise<number> {
  const json = { 'Content-Type': 'application/json' }
  const credentials = { authinfo: 'admin@atelier.test', password: demoPassword, deviceToken: null }
  const { text } = await ask('/api/v1/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  const token = text.startsWith('{') ? JSON.parse(text).sessionToken : undefined
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return (await ask(`/api/v1${path}`, init)).status
}

const patience = { timeout: 60_000, interval: 300 }
const withVat = `/tags?filter=${encodeURIComponent('{"vat":"12"}')}`

describe('a server that is developed', { timeout: 240_000 }, () => {
  it('knows a new field as soon as its descriptor does', async () => {
    await expect.poll(() => asAdmin('/tags'), patience).toBe(200)
    expect(await asAdmin(withVat)).toBe(400)
    expect(project.run('node', ['start/commands/new/new.ts', 'field', 'tag', 'vat:text']).status).toBe(0)
    await expect.poll(() => asAdmin(withVat), patience).toBe(200)
    expect(await asAdmin('/tags', { name: 'Taxed', kind: 'product', vat: 'twelve' })).toBe(201)
  })

  it('says in the page what a change would lose, and goes on when it is taken back', async () => {
    const file = 'resources/catalogue/tag/tag.ts'
    project.replace(file, 'vat: f.text()', 'vat: f.integer()')
    await expect
      .poll(() => ask('/'), patience)
      .toEqual({ status: 503, text: expect.stringContaining('npm run migrate -- --apply') })
    project.replace(file, 'vat: f.integer()', 'vat: f.text()')
    await expect.poll(() => asAdmin(withVat), patience).toBe(200)
  })

  it('says in the page what is wrong in a descriptor', async () => {
    const file = 'resources/catalogue/tag/tag.ts'
    project.replace(file, "title: 'name'", "title: 'nmae'")
    await expect
      .poll(() => ask('/'), patience)
      .toEqual({ status: 503, text: expect.stringContaining("'nmae'") })
  })
})
