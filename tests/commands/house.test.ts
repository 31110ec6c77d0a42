import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseProblems, type Imports, readImports } from '../../start/commands/checkHouse.ts'

const imports = readImports(join(import.meta.dirname, '../..'))

/** The house with one more import in a file. */
const withImport = (file: string, name: string): Imports => {
  const names = imports.get(file)
  if (!names) throw new Error(`There is no file ${file}. Expected one of the house, to import something.`)
  return new Map([...imports, [file, [...names, name]]])
}

describe('the plan of the house', () => {
  it('is kept by every import, and no files import each other', () => {
    expect(imports.size).toBeGreaterThan(2000)
    expect(houseProblems(imports)).toEqual([])
  })

  it.each([
    ['src/views/OfArea.tsx', 'resources/sales/order/order.ts', 'The engine knows no shop'],
    ['server/records/save.ts', 'resources/sales/order/order.ts', 'The engine knows no shop'],
    ['server/records/save.ts', 'start/serve.ts', 'The engine knows no shop'],
    ['resources/sales/order/order.server.ts', 'demo/fill.ts', 'does not know what it is started with'],
    ['src/core/resource.ts', 'src/fields/index.ts', 'stands on nothing'],
    ['resources/sales/order/rules/totals.ts', 'server/apiError.ts', 'are pure'],
    ['resources/sales/order/order.ts', 'react', 'A descriptor imports'],
    ['resources/sales/order/screens/OrderWork.tsx', 'node:fs', 'nothing of Node'],
    ['resources/sales/order/server/refreshOrder.ts', 'react-admin', 'nothing of the browser'],
    ['resources/catalogue/product/product.ts', 'resources/sales/order/rules/totals.ts', 'of a later group'],
  ])('is broken where %s imports %s', (file, name, why) => {
    const [problem] = houseProblems(withImport(file, name))
    expect(problem).toContain(`${file} imports ${name}`)
    expect(problem).toContain(why)
  })

  it('is broken by a circle, though only types go round', () => {
    const problems = houseProblems(withImport('server/records/visible.ts', 'server/records/list.ts'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^These files import each other: .*server\/records\/visible\.ts/)
  })
})
