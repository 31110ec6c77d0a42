// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { defineResource, defineResources } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'
import { areaProblems, kindsWithoutParts, unknownNames } from '../../start/commands/checkAreas.ts'

const fields = { name: f.text({ required: true }), lines: f.rows({ price: f.money() }) }
const area = (more: object) => ({ area: defineResource({ name: 'area', title: 'name', fields, ...more }) })

describe('the check of all areas', () => {
  it('finds nothing in the shop', async () => {
    expect(await areaProblems()).toEqual([])
    expect(Object.keys(resources).length).toBeGreaterThan(50)
  })

  it('names an icon and a group of the menu that do not exist, and what was probably meant', () => {
    expect(unknownNames(area({ icon: 'prodct', menu: 'catalouge' }))).toEqual([
      "area: 'prodct' is not an icon. Did you mean 'product'? Icons: src/core/areaPaths.ts.",
      "area: 'catalouge' is not a group of the menu. Did you mean 'catalogue'? Groups: resources/menuGroups.ts.",
    ])
    expect(unknownNames(area({ icon: 'product', menu: 'catalogue' }))).toEqual([])
    expect(unknownNames(area({}))).toEqual([])
  })

  it('refuses the tree of an area that is none', () => {
    const flat = defineResource({ name: 'flat', title: 'name', fields: { name: f.text({ required: true }) } })
    const chosen = { ...fields, many: f.references('flat', { tree: true }) }
    const from = defineResource({ name: 'from', title: 'name', fields: chosen })
    expect(() => defineResources([flat, from])).toThrow(/flat has no field 'parent': it is no tree/)
  })

  it('names a kind without its cell or its input, those in rows too', () => {
    const nowhere = join(import.meta.dirname, 'nowhere')
    const found = kindsWithoutParts(area({}), nowhere)
    expect(found).toHaveLength(6)
    expect(found).toContain(
      "Kind 'money' has no input. Every kind needs one. Create src/fields/money/money.input.tsx.",
    )
    expect(kindsWithoutParts(area({}))).toEqual([])
  })
})

describe('the check of a folder with mistakes', () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.areas-'))
  const core = "import { defineResource, defineResources } from '../../../../../src/core/index.ts'"
  const kinds = "import * as f from '../../../../../src/fields/index.ts'"
  const write = (file: string, title: string, imports = '') =>
    writeFileSync(
      join(folder, file),
      `${imports}${core}\n${kinds}\nexport const a = defineResource({ name: 'a', title: '${title}', fields: { name: f.text() } } as never)\n`,
    )
  beforeAll(() => {
    for (const area of ['first', 'second', 'third', 'fourth'])
      mkdirSync(join(folder, 'group', area), { recursive: true })
    write('group/first/first.ts', 'nmae')
    write('group/second/second.ts', 'naem', "import '../first/first.ts'\n")
    write('group/third/third.ts', 'tilte')
    writeFileSync(join(folder, 'group', 'fourth', 'fourth.ts'), 'export const = 1')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('tells the mistakes of all descriptors at once, each once, and nothing of a stack', async () => {
    const problems = await areaProblems(folder)
    expect(problems.filter((problem) => problem.includes("'nmae' is not a field"))).toHaveLength(1)
    expect(problems.filter((problem) => problem.includes("'tilte' is not a field"))).toHaveLength(1)
    expect(problems.filter((problem) => problem.includes('fourth.ts cannot be loaded'))).toHaveLength(1)
    expect(problems.join('\n')).not.toMatch(/^\s+at /m)
  })
})
