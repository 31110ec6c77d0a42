import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { type Field, isInput, type Registry } from '../../src/core/index.ts'
import { columnName, rowsTableName } from '../../src/derive/sqlNames.ts'

const root = join(import.meta.dirname, '../..')
const registry = resources as unknown as Registry

/** What people alone read: how a colleague, a place or a courier is reached, and what staff note of what happened. */
const told = [
  ...[
    'stockLocation.contactPhone',
    'stockLocation.contactEmail',
    'courier.contactPhone',
    'courier.contactEmail',
  ],
  ...[
    'subAdmin.employeeCode',
    'subAdmin.designation',
    'shipment.nextAction',
    'cart.lostReason',
    'orderReturn.sentBackAwb',
  ],
]

/** What customers read of a size chart: the store shows it as the API tells it. */
const shown = ['measuredOn', 'howToMeasure', 'howToText', 'fitNote'].map((name) => `sizeChart.${name}`)

/** The words of the product's code, without what only declares, names, stores or makes up fields. */
function wordsOfCode(): ReadonlySet<string> {
  const files = globSync(
    ['{server,src,start}/**/*.{ts,tsx}', 'resources/*/*/{*.*,{rules,server,screens}/**/*}.{ts,tsx}'],
    {
      cwd: root,
    },
  )
  return new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_]\w*/g) ?? []))
}

describe('a field of a descriptor that people fill in', () => {
  it('is read by something that acts on it, beside being stored and shown', () => {
    const words = wordsOfCode()
    const isRead = (name: string, area: string, field: Field) =>
      [
        name,
        columnName(name),
        ...(field.kind === 'rows' ? [rowsTableName({ name: area } as never, name)] : []),
      ].some((word) => words.has(word))
    const written = Object.values(registry).filter(
      ({ access }) => access.create !== false || access.edit !== false,
    )
    const unread = written.flatMap(({ name: area, fields }) =>
      Object.entries(fields)
        .filter(([name, field]) => isInput(field) && !isRead(name, area, field))
        .map(([name]) => `${area}.${name}`),
    )
    expect(unread.sort()).toEqual([...told, ...shown].sort())
  })
})
