import { sql } from 'kysely'
import { migrate } from '../server/database/migrate.ts'
import type { Database } from '../server/database/open.ts'
import { findRecord } from '../server/records/read.ts'
import type { Registry, Resource } from '../src/core/index.ts'
import { searchText } from '../src/derive/searchText.ts'
import { quoted } from '../src/derive/sqlNames.ts'
import { tablesOf } from '../src/derive/table.ts'
import { compute } from '../src/derive/validate.ts'
import { appTables } from '../start/appTables.ts'
import { fillProducts, idSql } from './fillProducts.ts'

/** How many variants the orders are spread over, four sizes of each product. */
const skuCount = 20_000

/** The id, the number, the telephone and the SKU of the n-th order, in the order in which they were placed. */
export const orderIdOf = (n: number): string => `01900005-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
export const orderNumberOf = (n: number): string => `AT-${String(n).padStart(8, '0')}`
export const phoneOf = (n: number): string => `+9198${String((n * 7_919) % 100_000_000).padStart(8, '0')}`
export const skuOf = (n: number): string => `SKU${String((n * 31) % skuCount).padStart(6, '0')}`

/**
 * Fills the empty tables of a shop with `count` orders of one to three lines, a minute apart, the last one placed just now, and
 * products, of the first of which they are, by statements that the database runs alone; indexes are built afterwards, and all statistics are fresh.
 */
export async function fillOrders(
  database: Database,
  registry: Registry,
  count: number,
  products = skuCount / sizes.length,
): Promise<void> {
  await fillProducts(database, registry, products)
  await insertAll(
    database,
    registry,
    ['product_variants', 'order', 'order_lines'],
    ['DELETE FROM product_variants', variants, orders(count), lines],
  )
  await checkDerived(database, registry.order as Resource, count)
}

/** Runs statements that write very many rows into some tables: without their indexes and references, which are made afterwards. */
export async function insertAll(
  database: Database,
  registry: Registry,
  filled: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const run = (text: string) =>
    database.session((session) => sql.raw(text).execute(session), { statementTimeout: 0 })
  const tables = tablesOf(registry)
  for (const { name, indexes, references } of tables.filter(({ name }) => filled.includes(name))) {
    for (const index of indexes) await run(`DROP INDEX IF EXISTS ${quoted(index.name)}`)
    for (const reference of references)
      await run(`ALTER TABLE ${quoted(name)} DROP CONSTRAINT IF EXISTS ${quoted(reference.name)}`)
  }
  for (const statement of statements) await run(statement)
  await migrate(database, [...appTables, ...tables])
  for (const name of filled) await run(`VACUUM (ANALYZE) ${quoted(name)}`)
}

/** A number below `below` that follows from i, and differs with the seed. */
const draw = (seed: number, below: number) => `abs(hashint4(i * 16 + ${seed}) % ${below})`

const sizes = ['S', 'M', 'L', 'XL']

/** The variants of the products, those of one after the other. */
const variants = `
  INSERT INTO product_variants (id, owner_id, position, sku, size, mrp, sale_price, stock)
  SELECT ${idSql(4, 'i')}, ${idSql(3, `i / ${sizes.length}`)}, i % ${sizes.length}, 'SKU' || lpad(i::text, 6, '0'),
    (ARRAY[${sizes.map((size) => `'${size}'`).join(',')}])[1 + i % ${sizes.length}], 100000, 90000, 10
  FROM generate_series(0, ${skuCount - 1}) i`

/** Which of them the p-th line of the n-th order is of. */
const skuNumber = (n: string, p: string) => `((${n} * 31::bigint + ${p} * 6007) % ${skuCount})`

const pick = (seed: number, words: readonly string[]) =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])[1 + ${draw(seed, words.length)}]`

const cities = ['Bengaluru', 'Mumbai', 'Chennai', 'Pune', 'Jaipur', 'Kochi', 'Indore', 'Mysuru']
const women = ['Asha', 'Meera', 'Kavya', 'Nisha', 'Divya', 'Pooja', 'Ritika', 'Sowmya', 'Ananya', 'Isha']
const families = ['Rao', 'Iyer', 'Shetty', 'Gupta', 'Sharma', 'Nair', 'Das', 'Patel', 'Reddy', 'Menon']

const states = [
  ...['Karnataka', 'Maharashtra', 'Tamil Nadu', 'Delhi', 'Kerala', 'Telangana', 'Gujarat', 'West Bengal'],
  ...['Uttar Pradesh', 'Rajasthan', 'Punjab', 'Haryana', 'Madhya Pradesh', 'Bihar', 'Odisha', 'Assam'],
]

const address = `jsonb_build_object('fullName', name, 'phone', phone, 'line1', '12, Palm Court', 'line2', 'Lake Road', 'landmark', '',
  'pincode', pincode, 'city', city, 'district', city, 'state', state, 'country', 'IN', 'type', 'home', 'gstin', '')`

const orders = (count: number) => `
  INSERT INTO "order" (id, created_at, updated_at, placed_at, due_at, status, number, channel, contact_name, phone, shipping_address,
    city, state, pincode, pieces, locale, total, items_total, mrp_total, tax_total, customer_type, paid, due, payment_method, payment_status,
    fulfilment_status, parcel_states, couriers, codes, search)
  SELECT ('01900005-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, at, least(at + interval '3 days', now()), at, at + interval '1 day', status,
    number, ${pick(1, ['web', 'android', 'ios'])}, name, phone, ${address}, city, state, pincode, 1 + i % 3, 'en',
    total, total, total, total * 5 / 105, ${pick(11, ['new', 'returning'])}, CASE WHEN status = 'placed' THEN 0 ELSE total END, CASE WHEN status = 'placed' THEN total ELSE 0 END,
    ${pick(2, ['upi', 'upi', 'card', 'wallet'])}, CASE WHEN status = 'placed' THEN 'unpaid' ELSE 'paid' END,
    CASE status WHEN 'completed' THEN 'delivered' WHEN 'processing' THEN 'fulfilled' ELSE 'unfulfilled' END,
    CASE status WHEN 'completed' THEN ARRAY['delivered'] WHEN 'processing' THEN ARRAY['inTransit'] ELSE '{}'::text[] END, ARRAY['Swiftline'], awb,
    ' ' || lower(number) || E'\\n ' || lower(split_part(name, ' ', 1)) || ' ' || lower(split_part(name, ' ', 2)) || ' ' || awb
      || skus || ' linen kurta' || E'\\n ' || phone || ' ' || substr(phone, 4)
  FROM generate_series(0, ${count - 1}) i,
    LATERAL (SELECT date_trunc('minute', now()) - (${count - 1} - i) * interval '1 minute' AS at,
      CASE WHEN i > ${count - 1} - 2000 THEN ${pick(3, ['placed', 'confirmed', 'processing'])}
        WHEN ${draw(4, 20)} = 0 THEN 'cancelled' ELSE 'completed' END AS status,
      'AT-' || lpad(i::text, 8, '0') AS number, ${pick(5, women)} || ' ' || ${pick(6, families)} AS name,
      '+9198' || lpad(((i * 7919::bigint) % 100000000)::text, 8, '0') AS phone, ${pick(7, cities)} AS city,
      (560001 + ${draw(8, 100)})::text AS pincode, 'sw' || lpad(i::text, 9, '0') AS awb,
      ${pick(10, states)} AS state, (100000 + 100 * ${draw(9, 9000)})::bigint AS total,
      (SELECT string_agg(' sku' || lpad(${skuNumber('i', 'p')}::text, 6, '0'), '' ORDER BY p) FROM generate_series(0, i % 3) p) AS skus) a`

const lines = `
  INSERT INTO order_lines (id, owner_id, position, product, variant, sku, name, mrp, unit_price, quantity, total, taxable)
  SELECT ('0190000' || (6 + p) || substr(o.id::text, 9))::uuid, o.id, p, ${idSql(3, `sku / ${sizes.length}`)}, ${idSql(4, 'sku')}::text,
    'SKU' || lpad(sku::text, 6, '0'), 'Linen kurta', o.total / o.pieces, o.total / o.pieces, 1, o.total / o.pieces, o.total / o.pieces
  FROM "order" o, generate_series(0, 2) p, LATERAL (SELECT ${skuNumber('substr(o.number, 4)::int', 'p')} AS sku) s
  WHERE p < o.pieces`

/** What was written here must be what the server itself would have written, or its lists and searches would be others. */
async function checkDerived(database: Database, order: Resource, count: number): Promise<void> {
  const id = orderIdOf(Math.floor(count / 9) * 3 + 2)
  const record = (await findRecord(database.db, order, id)) ?? {}
  const { rows } = await sql<{ search: string }>`SELECT "search" FROM "order" WHERE "id" = ${id}`.execute(
    database.db,
  )
  const names = Object.keys(order.computed)
  const derived = compute(order, record)
  const is = JSON.stringify([
    rows[0]?.search,
    ...names.map((name) => (record as Record<string, unknown>)[name]),
  ])
  const should = JSON.stringify([searchText(order, record), ...names.map((name) => derived[name])])
  if (is !== should)
    throw new Error(`What follows from an order is ${is}. Expected ${should}. Correct fillOrders.ts.`)
}
