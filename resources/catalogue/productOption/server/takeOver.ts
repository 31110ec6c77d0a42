import { type RawBuilder, sql } from 'kysely'
import type { OpenChange, Tick } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { forEachRecord } from '../../../../server/records/forEachRecord.ts'
import { isSame } from '../../../../server/records/values.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { product } from '../../product/product.ts'
import type { productOption } from '../productOption.ts'
import { type Dimension, inEachDimension, rowsOfOption, rowsTable } from './valueUses.ts'

type Option = RecordOf<typeof productOption>

/** Products that follow at once, in the request that changed the option, and then each minute. */
const step = 100

interface Writing {
  readonly db: Tx
  readonly records: Records
}

/**
 * Lets the products of an option take over what was changed of it: the first ones at once, the others by the clock. Each is written like
 * by a person and not by one statement over all of them: its variants, pictures, stock levels, filters, version and history follow its
 * values, and a form that somebody has open of it then finds that it has changed.
 */
export async function takeOver({ record, previous, db, records }: OpenChange<Option>): Promise<void> {
  if (!previous || isSame(toldOf(record), toldOf(previous))) return
  await followStep({ db, records }, record.id)
}

/** What products repeat of an option. */
const toldOf = ({ name, values }: Option) => [
  name,
  values.map(({ label, code, hex, family, swatch }) => [label, code, hex, family, swatch]),
]

/** Goes on with the products that are still behind. For the clock. */
export async function catchUp({ db, records }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "product_option" WHERE "behind"`.execute(db)
  for (const { id } of rows) await followStep({ db, records }, id)
}

async function followStep({ db, records }: Writing, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT "id" FROM (${inEachDimension((each) => behindIn(each, id))}) behind
    ORDER BY "id" LIMIT ${step + 1}`.execute(db)
  // What a product is given besides comes from the option, whenever it is saved.
  await forEachRecord(
    db,
    rows.slice(0, step).map((row) => row.id),
    (one) => records.write(product, one, {}),
  )
  await sql`UPDATE "product_option" SET "behind" = ${rows.length > step} WHERE "id" = ${id}`.execute(db)
}

/** SQL of the products that say otherwise than their option; a name that the product has for another value already stays. */
function behindIn(dimension: Dimension, id: string): RawBuilder<unknown> {
  const { key, list } = dimension
  const looks = sql`
    v."hex" <> coalesce(r."hex", '') OR v."family" <> coalesce(r."family", '')
    OR v."swatch" IS NOT NULL AND v."swatch" IS DISTINCT FROM r."swatch"`
  return sql`
    SELECT p."id" FROM ${rowsOfOption(dimension, id)} AND EXISTS (
      SELECT 1 FROM "product_option_values" v
      WHERE v."owner_id" = ${id} AND v."code" = r."code" AND (${key === 'colour' ? looks : sql`false`} OR (
        v."label" <> r."value" AND NOT EXISTS (
          SELECT 1 FROM ${rowsTable(list)} o
          WHERE o."owner_id" = p."id" AND o."id" <> r."id" AND lower(o."value") = lower(v."label")))))
    ${
      key === 'other'
        ? sql`UNION ALL SELECT p."id" FROM "product" p JOIN "product_option" t ON t."id" = p."further_option"
            WHERE t."id" = ${id} AND p."other_option" IS DISTINCT FROM t."name"`
        : sql``
    }`
}
