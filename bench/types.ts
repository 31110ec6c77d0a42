import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const areas = 100

/** A descriptor with everything that costs the compiler something: 20 fields, a workflow, rules, views, computed fields. */
const descriptor = (index: number) => `
export const r${index} = defineResource({
  name: 'r${index}', title: 'name', menu: 'm',
  fields: {
    name: f.text({ required: true, localized: true }), slug: f.slug({ from: 'name' }), kind: f.select(['a', 'b'], { default: 'a' }),
    ${Array.from({ length: 5 }, (_, i) => `t${i}: f.text(), n${i}: f.integer({ min: 0 }), m${i}: f.money(),`).join(' ')}
    other: f.reference('r0'), total: f.money({ computed: true }), rows: f.rows({ sku: f.text({ required: true }), price: f.money() }),
  },
  computed: { total: ({ m0, m1 }) => (m0 ?? 0) + (m1 ?? 0) },
  list: { columns: ['name', 'total', 'status'], search: ['name', 'rows.sku'], sort: '-updatedAt', views: { a: { kind: 'a', n0: { gt: 1 } } } },
  form: { sections: { one: ['name', ['slug', 'kind']], two: { fields: ['rows'], visible: { kind: 'a' } } } },
  rules: { n0: { required: { kind: 'b' } }, m0: { atMost: 'm1' } },
  workflow: { initial: 'draft', states: { draft: {}, live: {} }, transitions: { publish: { from: 'draft', to: 'live', when: { kind: 'a' } } } },
})`

function instantiations(count: number, folder: string): number {
  const names = Array.from({ length: count }, (_, index) => `r${index}`)
  const source = [
    "import { defineResource, defineResources } from '../../src/core/index.ts'",
    "import * as f from '../../src/fields/index.ts'",
    ...names.map((_, index) => descriptor(index)),
    `export const all = defineResources([${names.join(', ')}])`,
  ].join('\n')
  writeFileSync(join(folder, 'shop.ts'), source)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "extends": "../../tsconfig.json", "include": ["shop.ts"], "exclude": [] }',
  )
  const { stdout, status } = spawnSync('tsc', ['-p', folder, '--extendedDiagnostics'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The generated descriptors do not compile:\n${stdout}`)
  return Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1])
}

/** What one more area costs the type checker; the budget is that of docs/architecture.md. */
export function measureTypes(): Figure[] {
  const folder = mkdtempSync(join('.cache', 'types-'))
  try {
    const each = Math.round((instantiations(areas, folder) - instantiations(1, folder)) / (areas - 1))
    return [{ name: 'type instantiations of one area', value: each, unit: '', budget: 5000 }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
