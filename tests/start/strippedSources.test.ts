import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { temporaryDirectory } from '../support/database.ts'

const project = temporaryDirectory()
const hook = join(project, 'start', 'strippedSources.js')
const source = join(project, 'start', 'main.ts')
const kept = join(project, '.cache', 'sources', 'start', 'main.ts')

beforeAll(() => {
  mkdirSync(join(project, 'start'))
  copyFileSync(join(import.meta.dirname, '..', '..', 'start', 'strippedSources.js'), hook)
})
beforeEach(() => {
  rmSync(join(project, '.cache'), { recursive: true, force: true })
  writeFileSync(source, "const said: string = 'one'\nconsole.log(said)\n")
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

function start() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', hook, source],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  )
  return { said: stdout.trim(), stderr }
}

it('strips a source once, and loads what it kept from then on', () => {
  expect(start()).toEqual({ said: 'one', stderr: '' })
  writeFileSync(kept, readFileSync(kept, 'utf8').replace("'one'", "'kept'"))
  expect(start()).toEqual({ said: 'kept', stderr: '' })
})

it('strips it anew once it says something else, or what was kept is not whole', () => {
  start()
  writeFileSync(source, "const said: string = 'two'\nconsole.log(said)\n")
  expect(start().said).toBe('two')
  writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, 20))
  expect(start()).toEqual({ said: 'two', stderr: '' })
})

it('tells of an error where it is in the source', () => {
  writeFileSync(
    source,
    "type Said = {\n  text: string\n}\nconst said: Said | undefined = undefined\nthrow new Error('Here')\n",
  )
  start()
  expect(start().stderr).toContain(`${source}:5:7`)
})

it('starts where it may not keep anything', () => {
  writeFileSync(join(project, '.cache'), 'No folder')
  expect(start()).toEqual({ said: 'one', stderr: '' })
  rmSync(join(project, '.cache'))
})

it('strips all of them where no server may write', () => {
  spawnSync(process.execPath, [hook], { env: { PATH: process.env.PATH } })
  expect(existsSync(kept)).toBe(true)
  expect(start().said).toBe('one')
})
