import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { testServer } from '../../support/server.ts'

it('the demo shop has a stock that adds up, in two warehouses and a shop', async () => {
  await using server = await testServer({ template: demoShop })
  const { db } = server.context.database
  expect(await checkStock(db)).toEqual([])
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*)::int FROM "stock_location") AS "places",
      (SELECT count(*)::int FROM "product_variants") AS "variants",
      (SELECT count(*)::int FROM "stock_level") AS "levels",
      (SELECT count(DISTINCT "variant")::int FROM "stock_level") AS "stocked",
      (SELECT count(*)::int FROM "stock_movement") AS "movements",
      (SELECT count(DISTINCT "status")::int FROM "stock_transfer") AS "states",
      (SELECT count(DISTINCT "state")::int FROM "stock_level") AS "stockStates"`.execute(db)
  const [found] = rows
  expect(found).toMatchObject({ places: 3, states: 3, stockStates: 3 })
  expect(found?.levels).toBeGreaterThan(found?.variants ?? 0)
  expect(found?.stocked).toBe(found?.variants)
  expect(found?.movements).toBeGreaterThan(found?.variants ?? 0)
}, 180_000)
