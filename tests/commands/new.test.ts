import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as kinds from '../../src/fields/index.ts'
import { readFields } from '../../start/commands/new/words.ts'
import { copyOfProject, type ProjectCopy } from './copyOfProject.ts'

const root = join(import.meta.dirname, '..', '..')

let project: ProjectCopy
beforeAll(() => {
  project = copyOfProject()
}, 60_000)
afterAll(() => project.remove())

const add = (...words: string[]) => project.run('node', ['start/commands/new/new.ts', ...words])
const read = (file: string) => project.read(file)

describe('the words of a new area', () => {
  it.each([
    ['class:text', 'is a word of JavaScript'],
    ['Name:text', 'is not the name of a field'],
    ['id:text', 'is a field that the product keeps itself'],
    ['price:mony', "Did you mean 'money'"],
    ['city:reference', 'Write it as city:reference:city'],
  ])('%s is refused: %s', (word, reason) => {
    expect(() => readFields([word])).toThrow(reason)
  })

  it('name each field once', () => {
    expect(() => readFields(['name:text', 'name:text'])).toThrow("'name' is named twice")
  })
})

describe('a new area', { timeout: 240_000 }, () => {
  it.each([
    [['country'], 'is taken'],
    [['delete'], 'is a word of JavaScript'],
    [['Supplier'], 'is not the name of an area'],
    [['supplier', '--menu', 'catalog'], "Did you mean 'catalogue'"],
    [['supplier', 'name', 'city:reference:town'], "There is no area 'town'"],
    [['supplier', 'price:money'], 'needs a text'],
  ])('named %j is refused before anything is written', (words, reason) => {
    const before = read('resources/index.ts')
    const { status, said } = add(...words)
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(reason) })
    expect(read('resources/index.ts')).toBe(before)
  })

  it('stands in the registry, has all texts, and leaves those of the others alone', () => {
    const { status, said } = add('supplier', '--menu', 'catalogue', 'name:text!', 'city:reference:city')
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('all texts are in order') })
    expect(said).toContain('resources/catalogue/supplier/texts/ja.ts  name: Supplier')
    expect(read('resources/index.ts')).toMatch(/\n {2}supplier,\n\]\)/)
    expect(read('resources/catalogue/supplier/texts/fr.ts')).toContain("name: 'Nom'")
    expect(read('resources/delivery/country/texts/fr.ts')).toBe(
      readFileSync(join(root, 'resources/delivery/country/texts/fr.ts'), 'utf8'),
    )
  })

  it('takes a field of every kind', () => {
    const also: Record<string, string> = {
      reference: ':tag',
      references: ':tag',
      rows: ':label,note',
      slug: ':name',
      select: ':small,large',
      multiSelect: ':summer,winter',
    }
    const every = Object.entries(kinds).flatMap(([kind, of]) => ('type' in of ? [kind] : []))
    expect(every.length).toBeGreaterThan(25)
    const words = every.map((kind, index) => `field${index}:${kind}${also[kind] ?? ''}`)
    const { status, said } = add('field', 'supplier', ...words)
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('all texts are in order') })
    expect(add('field', 'supplier', 'name:text').said).toContain("has a field 'name' already")
    // The form of an area that names its sections shows the field, too.
    expect(add('field', 'tag', 'leadTime', 'integer').status).toBe(0)
    expect(read('resources/catalogue/tag/tag.ts')).toMatch(/sections: \{ general: \[.*'leadTime'\] \}/s)
  })

  it('passes lint and the tests that its descriptor alone gives it', () => {
    const lint = project.run('biome', ['check', 'resources', 'i18n', 'tests/areas/catalogue/supplier'])
    expect(lint).toEqual({ status: 0, said: expect.stringContaining('Checked') })
    const suites = ['tests/areas/catalogue/supplier/', 'tests/api/areas/everyArea']
    const tests = project.run('vitest', ['run', '--project', 'node', ...suites], { AREA: 'supplier' })
    expect(tests).toEqual({ status: 0, said: expect.stringMatching(/Test Files.* 2 passed/) })
  })
})
