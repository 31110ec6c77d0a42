import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../../server/database/schema.ts'
import { collation } from '../../../../src/derive/tableColumn.ts'

/** What may be asked: SKUs and barcodes that someone is about to give to variants of a product (`except`). */
export const codesInput = z.strictObject({
  skus: z.array(z.string().max(64)).max(1000).default([]),
  barcodes: z.array(z.string().max(14)).max(1000).default([]),
  except: z.guid().optional(),
})

/** A code that a variant of another product has already. */
export interface TakenCode {
  readonly code: string
  readonly id: string
  readonly name: string
  readonly styleCode: string | null
}

/** The codes among those asked for that other products use; letter case makes no difference. */
export async function checkCodes(
  db: Db,
  { skus, barcodes, except }: z.output<typeof codesInput>,
): Promise<{ skus: TakenCode[]; barcodes: TakenCode[] }> {
  return {
    skus: await takenIn(db, 'sku', skus, except),
    barcodes: await takenIn(db, 'barcode', barcodes, except),
  }
}

async function takenIn(
  db: Db,
  column: 'sku' | 'barcode',
  codes: readonly string[],
  except: string | undefined,
): Promise<TakenCode[]> {
  const asked = codes.filter((code) => code !== '' && !code.includes('\u0000'))
  if (asked.length === 0) return []
  const { rows } = await sql<TakenCode>`
    SELECT g.value AS "code", p."id", p."name", p."style_code" AS "styleCode"
    FROM unnest(${asked}::text[]) AS g(value)
    JOIN "product_variants" v ON lower(v.${sql.id(column)}) = lower(g.value COLLATE ${sql.id(collation)})
    JOIN "product" p ON p."id" = v."owner_id"
    WHERE ${except ?? null}::uuid IS NULL OR p."id" <> ${except ?? null}::uuid
    ORDER BY g.value`.execute(db)
  return rows
}
