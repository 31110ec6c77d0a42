import { sql } from 'kysely'
import { migrate } from '../server/database/migrate.ts'
import type { Database } from '../server/database/open.ts'
import { findRecord } from '../server/records/read.ts'
import type { Registry, Resource } from '../src/core/index.ts'
import { searchText } from '../src/derive/searchText.ts'
import { quoted } from '../src/derive/sqlNames.ts'
import { tablesOf } from '../src/derive/table.ts'
import { appTables } from '../start/appTables.ts'

/** How many brands and categories the products are spread over. */
export const brandCount = 300
const categoryCount = 200
const tagCount = 400

/** Words that one product in twenty has in its name; products have one fabric of fifteen. */
export const garments =
  'kurta saree lehenga dupatta shirt blouse trousers jacket shawl scarf dress skirt tunic sherwani waistcoat sandals handbag earrings necklace cushion'.split(
    ' ',
  )
export const fabrics =
  'cotton linen silk wool viscose modal denim jersey velvet organza chiffon georgette khadi muslin satin'.split(
    ' ',
  )
const colours = 'indigo ivory crimson olive mustard charcoal teal rose sand copper plum emerald'.split(' ')
const lines =
  'asha bela chitra divya esha farah gauri hema indira jaya kamala leela maya nila ojas priya rekha sita tara uma vani yamuna zoya amrit bodhi chandra deepa elina gita hira isha juhi kiran lata mira noor padma ritu sonal usha'.split(
    ' ',
  )

/** The id of the n-th product, brand, category or tag, in the order of their creation. */
export const idOf = (kind: 1 | 2 | 3 | 4 | 5, n: number): string =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** The name of the n-th tag, a word that no product has in its own words; one product in 400 carries it. */
export const tagOf = (n: number): string => `edition${String(n).padStart(4, '0')}`

/** The same as SQL. */
export const idSql = (kind: 1 | 2 | 3 | 4 | 5, n: string): string =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** The style code of the n-th product; no other one has it. */
export const styleCodeOf = (n: number): string => `ST${String(n).padStart(8, '0')}`

/**
 * Fills the empty tables of a shop with `count` products, one variant each, by statements that the database runs alone. The
 * products are valid and in all orders at once; indexes are built afterwards, and all statistics are fresh.
 */
export async function fillProducts(database: Database, registry: Registry, count: number): Promise<void> {
  const run = (text: string) =>
    database.session((session) => sql.raw(text).execute(session), { statementTimeout: 0 })
  const filled = ['brand', 'category', 'tag', 'product', 'product_variants']
  const tables = tablesOf(registry)
  const indexes = tables.filter(({ name }) => filled.includes(name)).flatMap((table) => table.indexes)
  for (const { name } of indexes) await run(`DROP INDEX IF EXISTS ${quoted(name)}`)
  for (const statement of [brands, categories, tags, products(count), variants]) await run(statement)
  await migrate(database, [...appTables, ...tables])
  for (const name of filled) await run(`VACUUM (ANALYZE) ${quoted(name)}`)
  await checkSearch(database, registry.product as Resource, count)
}

/** A number below `below` that follows from i, and differs with the seed. */
const draw = (seed: number, below: number) => `abs(hashint4(i * 16 + ${seed}) % ${below})`

const word = (words: readonly string[], seed: number) =>
  `(ARRAY[${words.map((entry) => `'${entry}'`).join(',')}])[1 + ${draw(seed, words.length)}]`

const brands = `
  INSERT INTO brand (id, name, slug, code, position, search)
  SELECT ${idSql(1, 'i')}, 'Brand ' || i, 'brand-' || i, 'B' || i, i, ' brand ' || i || E'\\n brand-' || i || ' b' || i
  FROM generate_series(0, ${brandCount - 1}) i`

const categories = `
  INSERT INTO category (id, name, slug, position, search)
  SELECT ${idSql(2, 'i')}, 'Category ' || i, 'category-' || i, i, ' category ' || i || E'\\n category-' || i
  FROM generate_series(0, ${categoryCount - 1}) i`

const tags = `
  INSERT INTO tag (id, name, slug, kind, search)
  SELECT ${idSql(5, 'i')}, name, name, 'product', ' ' || name || E'\\n ' || name
  FROM generate_series(0, ${tagCount - 1}) i, LATERAL (SELECT 'edition' || lpad(i::text, 4, '0') AS name) a`

const picture = (seed: number) =>
  `jsonb_build_object('file', md5(i || '-${seed}')::uuid, 'alt', name, 'focalX', 0.5, 'focalY', 0.5)`

const products = (count: number) => `
  INSERT INTO product (id, created_at, updated_at, status, name, style_code, slug, short_description, description,
    brand, primary_category, categories, tags, gender, season, occasions, care, media, mrp, sale_price, cost_price, discount,
    variant_count, price_from, stock, hsn_code, weight, search)
  SELECT ${idSql(3, 'i')}, timestamptz '2024-01-01 UTC' + i * interval '30 s',
    timestamptz '2025-01-01 UTC' + ${draw(1, 30_000_000)} * interval '1 s',
    CASE WHEN ${draw(2, 20)} = 0 THEN 'archived' WHEN ${draw(2, 20)} < 4 THEN 'draft' ELSE 'active' END,
    name, code, 'product-' || i, name || ', cut in our own workshop', '<p>' || repeat(name || '. ', 8) || '</p>',
    ${idSql(1, draw(3, brandCount))}, ${idSql(2, draw(4, categoryCount))}, ARRAY[${idSql(2, draw(4, categoryCount))}], ARRAY[${idSql(5, draw(15, tagCount))}],
    (ARRAY['women','men','unisex','girls','boys'])[1 + ${draw(5, 5)}], (ARRAY['SS24','AW24','SS25','AW25'])[1 + ${draw(6, 4)}],
    ARRAY[(ARRAY['everyday','work','party','wedding'])[1 + ${draw(7, 4)}]], ARRAY['handWash', 'lineDry'],
    jsonb_build_array(${picture(1)}, ${picture(2)}), mrp, sale, sale / 2, round((mrp - sale) * 1000.0 / mrp) / 10,
    1, sale, ${draw(8, 60)}, hsn, 200 + ${draw(9, 800)},
    ' ' || lower(name) || E'\\n ' || lower(code) || ' ' || hsn || ' sku' || i
  FROM generate_series(0, ${count - 1}) i,
    LATERAL (SELECT initcap(${word(colours, 10)} || ' ' || ${word(fabrics, 11)} || ' ' || ${word(garments, 12)} || ' ' || ${word(lines, 13)}) AS name,
      'ST' || lpad(i::text, 8, '0') AS code, (ARRAY['6204','6206','6214','4202'])[1 + ${draw(14, 4)}] AS hsn,
      100000 + 100 * ${draw(15, 9000)}::bigint AS mrp) a,
    LATERAL (SELECT mrp - 1000 * ${draw(0, 80)} AS sale) b`

const variants = `
  INSERT INTO product_variants (id, owner_id, position, sku, colour, size, mrp, sale_price, stock)
  SELECT ('01900004' || substr(id::text, 9))::uuid, id, 0, 'SKU' || substr(slug, 9), 'indigo', 'M', mrp, sale_price, stock FROM product`

/** What was written here must be what the server itself would have written, or its searches would be others. */
async function checkSearch(database: Database, product: Resource, count: number): Promise<void> {
  const id = idOf(3, Math.floor(count / 3))
  const record = await findRecord(database.db, product, id)
  const { rows } = await sql<{ search: string }>`SELECT search FROM product WHERE id = ${id}`.execute(
    database.db,
  )
  const [is, should] = [rows[0]?.search, searchText(product, record ?? {})]
  if (is !== should)
    throw new Error(
      `The products' words are ${JSON.stringify(is)}. Expected ${JSON.stringify(should)}. Correct fillProducts.ts.`,
    )
}
