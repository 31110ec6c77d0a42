import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, demoPassword } from '../../../demo/accounts.ts'
import { resources } from '../../../resources/index.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { makeLog } from '../../../server/log.ts'
import { readSettings } from '../../../server/settings.ts'
import type { Registry } from '../../../src/core/index.ts'
import { prepare } from '../../../start/prepare.ts'
import { serve } from '../../../start/serve.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { preparedProduct, staffedProduct } from '../../support/preparedProduct.ts'
import { copyEmbedded } from '../../support/template.ts'
import { testKey } from '../../support/testKey.ts'

const server = join(import.meta.dirname, '..', '..', '..', 'start')
const directories: string[] = []
const newDirectory = () => {
  const directory = temporaryDirectory()
  directories.push(directory)
  return directory
}
/** The same with a database that is up to date and has no account: only the start of a new shop is about making one. */
const preparedDirectory = async () => {
  const directory = newDirectory()
  await copyEmbedded(preparedProduct, join(directory, 'database'))
  return directory
}
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

interface Run {
  readonly process: ChildProcess
  readonly text: () => string
  readonly code: Promise<number | null>
}

/** Runs a program of the server as an operator would. */
function run(program: string, environment: Record<string, string>, ...parameters: string[]): Run {
  return runFed(undefined, program, environment, ...parameters)
}

/** The same with something on its standard input. */
function runFed(
  input: string | undefined,
  program: string,
  environment: Record<string, string>,
  ...parameters: string[]
): Run {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [join(server, program), ...parameters], {
    env: { ...inherited, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', ...environment },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  child.stdin?.end(input)
  let text = ''
  const read = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  return { process: child, text: () => text, code: new Promise((resolve) => child.on('close', resolve)) }
}

async function addressOf(started: Run): Promise<string> {
  for (;;) {
    const address = /ready at (http:\S+)/.exec(started.text())?.[1]
    if (address) return address
    if (started.process.exitCode !== null) throw new Error(started.text())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('the server does not start', () => {
  it('with a word on its command line that it does not know', async () => {
    const started = run('main.ts', { DATA_DIR: newDirectory() }, '--sample=small')
    expect([await started.code, started.text()]).toEqual([
      1,
      expect.stringContaining('Expected --demo=none, --demo=small or --demo=large.'),
    ])
  })

  it('with a setting that is wrong, and says so in a sentence', async () => {
    const started = run('main.ts', { PORT: 'http', DATA_DIR: newDirectory() })
    expect(await started.code).toBe(1)
    expect(started.text().trim()).toBe(
      'PORT is "http". Expected a whole number from 0 to 65535. Set PORT=3000, or PORT=0 for any free port.',
    )
  }, 180_000)

  it('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const started = run('main.ts', { PORT: String(port), DATA_DIR: await preparedDirectory() })
    expect(await started.code).toBe(1)
    expect(started.text().trim()).toBe(
      `Port ${port} is taken. A free one was expected. Stop the other program, or set PORT to another number.`,
    )
    await new Promise((resolve) => other.close(resolve))
  }, 180_000)

  it('with demo accounts where others could reach it, unless that is wanted', async () => {
    const DATA_DIR = await preparedDirectory()
    const registry = resources as unknown as Registry
    const options = (environment: Record<string, string>) => {
      const settings = readSettings({
        NODE_ENV: 'production',
        DATA_DIR,
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...environment,
      })
      return { settings, registry, log: makeLog(settings) }
    }
    const first = options({})
    const context = await prepare(first.settings, registry, first.log)
    await createDemoAccounts(context.database)
    await context.database.close()
    await expect(serve(options({ HOST: '0.0.0.0' }))).rejects.toThrow(
      'HOST is 0.0.0.0, and this server holds demo accounts, whose password everybody knows. Only this machine was expected ' +
        'to reach it. Set HOST=127.0.0.1, or ALLOW_DEMO=1 if others may come in.',
    )
    for (const environment of [{ HOST: '127.0.0.1' }, { HOST: '0.0.0.0', ALLOW_DEMO: '1' }]) {
      const started = await serve(options(environment))
      expect([started.isDemo, started.isEmpty]).toEqual([true, false])
      await started.close()
    }
  }, 180_000)
})

describe('the first administrator', () => {
  it('is made by a command that refuses a weak password, and signs in', async () => {
    const DATA_DIR = await preparedDirectory()
    const create = (password: string, ...parameters: string[]) =>
      run('createAdmin.ts', { DATA_DIR, ATELIER_PASSWORD: password }, ...parameters)
    const cases: [Run, string][] = [
      [
        create('x', '--name', 'Asha'),
        'Nothing is no e-mail address. An e-mail address was expected. Use: npm run create-admin',
      ],
      [create('x', '--email', 'asha'), 'asha is no e-mail address.'],
      [create('x', '--mail', 'asha@shop.example'), "Unknown option '--mail'"],
    ]
    for (const [failed, sentence] of cases) {
      expect([await failed.code, failed.text()]).toEqual([1, expect.stringContaining(sentence)])
    }
    const weak = create('password1234', '--email', 'asha@shop.example')
    expect([await weak.code, weak.text().trim()]).toEqual([
      1,
      'The password is one of those that are tried first. One that nobody else has was expected. Choose another one.',
    ])
    const made = create('seven lamps on a pier', '--email', 'Asha@Shop.example', '--name', 'Asha Rao')
    expect([await made.code, made.text().trim()]).toEqual([0, 'Asha Rao can sign in as asha@shop.example.'])
    const piped = runFed(
      'seven lamps on a pier\n',
      'createAdmin.ts',
      { DATA_DIR },
      '--email',
      'tara@shop.example',
    )
    expect([await piped.code, piped.text().trim()]).toEqual([0, 'tara can sign in as tara@shop.example.'])
    const silent = run('createAdmin.ts', { DATA_DIR }, '--email', 'mute@shop.example')
    expect([await silent.code, silent.text()]).toEqual([
      1,
      expect.stringContaining(
        'There is no password. One was expected in ATELIER_PASSWORD, as the first line',
      ),
    ])
    const again = create('seven lamps on a pier', '--email', 'asha@shop.example')
    expect([await again.code, again.text()]).toEqual([
      1,
      expect.stringContaining('asha@shop.example has an account already.'),
    ])

    const started = run('main.ts', { DATA_DIR })
    const address = await addressOf(started)
    const beside = create('seven lamps on a pier', '--email', 'other@shop.example')
    expect([await beside.code, beside.text()]).toEqual([
      1,
      expect.stringMatching(/^\nThe data directory \S+ is in use by another process\./),
    ])
    const under = await signIns(address, 10)
    started.process.kill('SIGTERM')
    expect(await Promise.all(under.map(({ status }) => status))).toEqual(Array(10).fill(200))
    expect(await started.code).toBe(0)
    await expect(fetch(`${address}/health`)).rejects.toThrow()
  }, 180_000)

  /** Answers when the server has begun with all of them: it says `100 Continue` before it has their bodies. */
  const signIns = (address: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const asked = request(`${address}/api/v1/auth/login`, {
          method: 'POST',
          agent: false,
          headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
        })
        const status = new Promise<number | undefined>((resolve, reject) => {
          asked.on('response', (answer) => resolve(answer.resume().statusCode))
          asked.on('error', reject)
        })
        asked.flushHeaders()
        await once(asked, 'continue')
        asked.end(JSON.stringify({ authinfo: 'asha@shop.example', password: 'seven lamps on a pier' }))
        return { status }
      }),
    )
})

describe('npm start', () => {
  const isolates = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
  const ways: [string, boolean, string[]][] = [
    ['as an operator types it', true, ['npm', 'start']],
    ['as the first process of a container', isolates, ['unshare', '--pid', '--fork', 'npm', 'start']],
  ]
  it.each(ways.filter(([, can]) => can))(
    '%s hands the end on to the server and waits for it: what was acknowledged is kept, and the port is free',
    async (_name, _can, [program = '', ...words]) => {
      const project = newDirectory()
      const { scripts } = JSON.parse(readFileSync(join(server, '..', 'package.json'), 'utf8'))
      writeFileSync(
        join(project, 'package.json'),
        JSON.stringify({ type: 'module', scripts: { start: scripts.start } }),
      )
      symlinkSync(join(server, '..', 'node_modules'), join(project, 'node_modules'))
      mkdirSync(join(project, 'start'))
      copyFileSync(join(server, 'strippedSources.js'), join(project, 'start', 'strippedSources.js'))
      // The script of the product, but for building its front end.
      writeFileSync(
        join(project, 'start', 'start.ts'),
        `await import(${JSON.stringify(join(server, 'main.ts'))})`,
      )
      const { DATABASE_URL: _, ...inherited } = process.env
      const dataDir = newDirectory()
      await copyEmbedded(staffedProduct, join(dataDir, 'database'))
      const npm = spawn(program, words, {
        cwd: project,
        env: {
          ...inherited,
          LOG_LEVEL: 'warn',
          PORT: '0',
          DATA_DIR: dataDir,
          DEMO: 'none',
          SECRET_KEY: testKey,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let text = ''
      npm.stdout.on('data', (chunk: Buffer) => {
        text += chunk
      })
      await expect.poll(() => text, { timeout: 60_000 }).toMatch(/ready at http/)
      const [address = ''] = /http:\S+/.exec(text) ?? []
      const answer = await fetch(`${address}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ authinfo: 'admin@atelier.test', password: demoPassword, deviceToken: null }),
      })
      const { sessionToken } = await answer.json()
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${sessionToken}` }
      const body = JSON.stringify({ name: 'Kept', kind: 'product' })
      expect((await fetch(`${address}/api/v1/tags`, { method: 'POST', headers, body })).status).toBe(201)
      const ended = once(npm, 'close')
      process.kill(program === 'npm' ? (npm.pid as number) : childOf(npm.pid as number), 'SIGTERM')
      expect(await ended).toEqual([0, null])
      const again = createServer().listen(Number(new URL(address).port), '127.0.0.1')
      await once(again, 'listening')
      again.close()
      const database = await openDatabase({ dataDir: join(dataDir, 'database') })
      const { rows } = await sql`SELECT 1 FROM tag WHERE name = 'Kept'`.execute(database.db)
      expect(rows).toHaveLength(1)
      await database.close()
    },
    180_000,
  )

  it('that is told to end before it is ready ends at once', async () => {
    const started = run('main.ts', { DATA_DIR: newDirectory() })
    await expect.poll(() => readdirSync(directories.at(-1) as string), { timeout: 60_000 }).not.toEqual([])
    started.process.kill('SIGTERM')
    expect(await started.code).toBe(143)
  }, 180_000)

  const childOf = (pid: number) =>
    Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
})

describe('a new server in production', () => {
  it('has no demo shop, and says how to make the first account', async () => {
    const started = run('main.ts', { DATA_DIR: newDirectory(), LOG_LEVEL: 'silent' })
    const address = await addressOf(started)
    expect(started.text()).toContain(
      'Nobody has an account yet. Make the first one: npm run create-admin -- --email you@example.com',
    )
    expect(started.text()).not.toContain('atelier-demo')
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    started.process.kill('SIGINT')
    expect(await started.code).toBe(0)
  }, 180_000)
})
