import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '../resources/index.ts'
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
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false },
      include: ['shop.ts'],
      exclude: [],
      references: [],
    }),
  )
  return diagnostics(['-p', folder, '--checkers', '1']).instantiations
}

/** What the compiler says of itself: type instantiations, and the memory it took in MB. */
function diagnostics(words: readonly string[]): { instantiations: number; memory: number } {
  const { stdout, status } = spawnSync('tsc', [...words, '--extendedDiagnostics'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`What is measured does not compile:\n${stdout}`)
  const all = (name: string) =>
    [...stdout.matchAll(new RegExp(`^${name}:\\s+(\\d+)`, 'gm'))].map(([, figure]) => Number(figure))
  return {
    instantiations: Math.max(...all('(?:Aggregate )?Instantiations')),
    memory: Math.round(Math.max(...all('Memory used')) / 1000),
  }
}

/** What one more area costs the type checker, by the budget of docs/architecture.md, and what checking the whole product does. */
export function measureTypes(): Figure[] {
  const folder = mkdtempSync(join('.cache', 'types-'))
  try {
    const each = Math.round((instantiations(areas, folder) - instantiations(1, folder)) / (areas - 1))
    const whole = diagnostics(['-b', '--force', '--builders', '1', '--checkers', '1'])
    const real = Math.round(whole.instantiations / Object.keys(resources).length)
    return [
      { name: 'type instantiations of one area', value: each, unit: '', budget: 5000 },
      { name: 'type instantiations of the product by area', value: real, unit: '', budget: 55_000 },
      {
        name: 'memory of the largest project of types',
        value: whole.memory,
        unit: 'MB',
        budget: 1000,
        varies: true,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
