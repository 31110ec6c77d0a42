import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../support/database.ts'
import { openCompiler } from './compiler.ts'
import { follow } from './follow.ts'
import { placesIn, placesOf, renameDeclared } from './places.ts'
import { type Unseen, unseenOf } from './unseen.ts'

/** An area with one field, in a shop of a few lines. */
const area = `const f = { text: () => '' }
export const fields = {
  label: f.text(),
}
export type Thing = Record<keyof typeof fields, string>
`
const sql = 'declare const sql: (parts: TemplateStringsArray) => void'

/** Files that read the field, by what they do: those that are named, those that nobody names, those that mean something else. */
const readers = {
  named: {
    'a property': 'export const read = (thing: Thing) => thing.label',
    'a part taken out': 'export const read = ({ label: said }: Thing) => said',
    'a list of names': "export const columns: readonly (keyof Thing)[] = ['label']",
    'a list in parts':
      "export const all: (keyof Thing)[] = [\n  ...(['label'] as const),\n  ...([] as const),\n]",
    'a key': "export const made: Thing = { label: '' }",
    'a path': 'export const path: `things.${number}.${keyof Thing}` = `things.${1}.label`',
    'a statement': `${sql}\nsql\`SELECT t."label" FROM "thing" t\``,
  },
  unseen: {
    'a property of what may have any': 'export const read = (thing: Record<string, string>) => thing.label',
    'a part of what may have any': 'export const read = ({ label }: Record<string, string>) => label',
    'a text where any would do': "export const columns: string[] = ['label']",
    'a list in parts of any texts': "export const all: string[] = [...(['label'] as const)]",
    'a key of what may have any': "export const made: Record<string, string> = { label: '' }",
    'a path where any text would do': 'export const path: string = `things.${1}.label`',
    'what is asked of JSON': `${sql}\nsql\`"data" ->> 'label'\``,
  },
  otherwise: {
    'a name of its own': "const label = ''\nexport const twice = label + label",
    'a property of another thing': 'export const read = (other: { label: string }) => other.label',
    'a choice of another list': "export const is = (way: 'label' | 'box') => way === 'label'",
    'a list in parts of another thing': "export const all: ('label' | 'box')[] = [...(['label'] as const)]",
    'a field of another area':
      'declare const f: { text: () => string }\nexport const fields: Record<string, string> = {\n  label: f.text(),\n}',
    'a remark': '// The label of a thing.\nexport const one = 1',
  },
} as const
const cases = Object.entries(readers).flatMap(([kind, files]) =>
  Object.entries(files).map(([what, source]) => ({ kind, what, source })),
)
const fileOf = (what: string) => `resources/shop/readers/${what.replaceAll(' ', '-')}.ts`

describe('the test by renaming', () => {
  let root: string
  let unseen: readonly Unseen[]
  let named: number
  beforeAll(() => {
    root = temporaryDirectory()
    const compilerOptions = { strict: true, allowImportingTsExtensions: true, noEmit: true, types: [] }
    write('resources/tsconfig.json', JSON.stringify({ compilerOptions, include: ['.'] }))
    write('resources/shop/thing/thing.ts', area)
    for (const { what, source } of cases)
      write(fileOf(what), `import type { Thing } from '../thing/thing.ts'\n${source}\n`)
    const compiler = openCompiler(root, ['resources'])
    compiler.reread(renameDeclared(root, 'resources/shop/thing', 'label'))
    const found = follow(root, ['label'], compiler, missed).get('label')
    named = found?.named ?? 0
    unseen = unseenOf(root, found?.rest ?? [], compiler)
    compiler.close()
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  /** What the check of the statements would say. */
  const missed = () => {
    const file = fileOf('a statement')
    const isThere = placesOf(root, 'label').some((place) => place.file === file)
    return isThere ? [{ file, line: 3, name: 't."label"' }] : []
  }

  it('calls what was named by the new name, and nothing else', () => {
    expect(named).toBe(Object.keys(readers.named).length)
    const left = new Set(placesOf(root, 'label').map(({ file }) => file))
    const others = cases.filter(({ kind, what }) => kind !== 'named' && what !== 'a remark')
    expect([...left].sort()).toEqual(others.map(({ what }) => fileOf(what)).sort())
  })

  it.each(cases)('$kind: $what', ({ kind, what }) => {
    expect(unseen.filter(({ file }) => file === fileOf(what)).length).toBe(kind === 'unseen' ? 1 : 0)
  })

  it('fails where something is said that leads nowhere', () => {
    const said = { file: 'resources/shop/thing/thing.ts', start: 0, end: 5, text: 'It is wrong.', also: [] }
    const compiler = { errors: () => [said], reread() {}, look: () => expect.fail(), close() {} }
    expect(() => follow(root, ['label'], compiler, () => [])).toThrow('No place was found for')
  })

  it('knows the column of a field, and no longer word', () => {
    const source = "const sql = 'cod_blocked'\nconst codBlockedAt = codBlocked // codBlocked"
    expect(placesIn(source, 'a.ts', 'codBlocked').map(({ line }) => line)).toEqual([1, 2])
  })
})
