import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { TaxRules } from '../../../catalogue/taxCategory/rules/rates.ts'
import type { ChargeKind } from '../rules/states.ts'

/** The rules that an order is taxed by: of its goods by the id of their category, and of what is charged beside them. */
export interface OrderTaxRules {
  rulesOf(taxCategory: string | null): TaxRules | undefined
  rulesOfCharge(kind: ChargeKind): TaxRules | undefined
}

interface Row extends TaxRules {
  readonly id: string
  readonly appliesTo: string
}

/** What a charge is called among the tax categories. */
const meantFor: Readonly<Record<ChargeKind, string>> = {
  shipping: 'shipping',
  codFee: 'codFee',
  giftFee: 'giftWrap',
}

/**
 * Reads the tax categories of goods, and those for charges (the default one of its kind, else the first by name; of delivery the one
 * that its method names).
 */
export async function readTaxRules(
  db: Db,
  categories: readonly (string | null)[],
  shipping: string | null = null,
): Promise<OrderTaxRules> {
  const ids = [...new Set([...categories, shipping].filter((id) => id !== null))]
  const { rows } = await sql<Row>`
    SELECT c."id", c."applies_to" AS "appliesTo", c."taxability", coalesce((
      SELECT json_agg(json_build_object('country', r."country", 'state', r."state", 'effectiveFrom', r."effective_from",
        'effectiveTo', r."effective_to", 'basis', r."basis", 'minValue', r."min_value", 'maxValue', r."max_value",
        'rate', r."rate", 'cess', r."cess", 'label', r."label") ORDER BY r."position")
      FROM "tax_category_rates" r WHERE r."owner_id" = c."id"), '[]') AS "rates"
    FROM "tax_category" c
    WHERE c."id" = ANY (${ids}::uuid[]) OR (c."active" AND c."applies_to" <> 'goods')
    ORDER BY c."is_default" DESC, c."name"`.execute(db)
  return {
    rulesOf: (id) => rows.find((row) => row.id === id),
    rulesOfCharge: (kind) =>
      (kind === 'shipping' ? rows.find((row) => row.id === shipping) : undefined) ??
      rows.find((row) => row.appliesTo === meantFor[kind]),
  }
}
