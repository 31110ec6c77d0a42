import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { resources } from '../../../resources/index.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { readSettings } from '../../../server/settings.ts'
import { systemActor } from '../../../server/systemActor.ts'
import type { Registry } from '../../../src/core/index.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import { appTables } from '../../../start/appTables.ts'

// A process of its own for crash tests: moves the stock of two variants at two places without end, six transactions at a time,
// until it is killed. A line tells that a transaction, of two movements, was acknowledged.
const [dataDir = ''] = process.argv.slice(2)
// Only what is written to: every other table would take its time to be made.
const { product, category, brand, taxCategory, stockLocation, stockLevel, stockMovement, configSetting } =
  resources
const registry = {
  product,
  category,
  brand,
  taxCategory,
  stockLocation,
  stockLevel,
  stockMovement,
  // What few pieces are, is a setting.
  configSetting,
} as unknown as Registry
const database = await openDatabase({ dataDir, maintenanceInterval: 150 })
await migrate(database, [...appTables, ...tablesOf(registry)])
const log = { error: console.error } as never
const context = { registry, database, log, hooks: {}, settings: readSettings({}) }
const cause = { actor: systemActor, requestId: 'load' }

const { rows } = await sql<{ variant: string; location: string }>`
  SELECT "variant", "location" FROM "stock_level"`.execute(database.db)
const spots = rows.length > 0 ? rows : await stocked()

let next = 0
await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (;;) {
      const index = next++
      const [one, two] = [spots[index % spots.length], spots[(index + 1) % spots.length]]
      if (!one || !two) throw new Error('There are no levels. Four were expected.')
      await database.transaction((db) =>
        moveStock({ db, actor: systemActor }, [
          { ...one, ...moves.receive(1 + (index % 3)) },
          { ...two, ...moves.expect(1) },
        ]),
      )
      writeSync(1, `${index}\n`)
    }
  }),
)

/** Makes two places and a product of two variants, whose levels come with their first movements. */
async function stocked(): Promise<{ variant: string; location: string }[]> {
  return inTransaction(context, cause, async ({ records }) => {
    const places = [
      await records.create(stockLocation, { name: 'One', code: 'ONE' }),
      await records.create(stockLocation, { name: 'Two', code: 'TWO' }),
    ]
    const variants = ['S', 'M'].map((size) => ({ sku: `L-${size}`, size, mrp: 100, salePrice: 100 }))
    const made = await records.create(product, {
      name: 'Load',
      mrp: 100,
      salePrice: 100,
      variants: variants as never,
    })
    return made.variants.flatMap(({ id }) => places.map((place) => ({ variant: id, location: place.id })))
  })
}
