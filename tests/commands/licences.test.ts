import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryDirectory } from '../support/database.ts'

const root = join(import.meta.dirname, '..', '..')
const directory = temporaryDirectory()
afterAll(() => rmSync(directory, { recursive: true }))

it('what the product is made of is written as CycloneDX, and every licence was looked at', () => {
  const file = join(directory, 'sbom.json')
  const told = execFileSync(process.execPath, ['start/commands/licences.ts', `--to=${file}`], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(told).toMatch(/^ *\d{3} {2}MIT$/m)
  expect(told).not.toMatch(/none|UNLICENSED/)
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'))
  expect(bomFormat).toBe('CycloneDX')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(components.find(({ name }: { name: string }) => name === 'fastify').purl).toMatch(
    /^pkg:npm\/fastify@5\./,
  )
}, 60_000)
