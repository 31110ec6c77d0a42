import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { checkStock } from '../../../catalogue/stockLevel/server/checkStock.ts'
import { couponRules } from './rules/coupons.ts'
import { customerRules } from './rules/customers.ts'
import { invoiceRules } from './rules/invoices.ts'
import { lineRules } from './rules/lines.ts'
import { moneyRules } from './rules/money.ts'
import { parcelRules } from './rules/parcels.ts'
import { returnRules } from './rules/returns.ts'
import { stateRules } from './rules/states.ts'
import { stockRules } from './rules/stock.ts'
import { totalRules } from './rules/totals.ts'
import type { SalesRule, Unit } from './salesRule.ts'

/** Something in the sales that does not add up: which rule, at which record, the two values that should be one, and all of it said. */
export interface SalesFault {
  readonly rule: string
  readonly what: string
  readonly is: string
  readonly shouldBe: string
  /** An English sentence for the operator. */
  readonly text: string
}

/** All rules, in the order in which one would look into them: a wrong line makes a wrong total. */
export const salesRules: readonly SalesRule[] = [
  ...lineRules,
  ...totalRules,
  ...moneyRules,
  ...parcelRules,
  ...returnRules,
  ...stateRules,
  ...stockRules,
  ...invoiceRules,
  ...couponRules,
  ...customerRules,
]

/** How many offences of one rule are told. */
const most = 100

/**
 * Proves the sales of a database, or tells what is wrong in them: an order's amounts are those of its lines, payments, refunds and
 * parcels, its states follow from them, the stock ledger knows each of its pieces, invoices have no gap and say what was shipped,
 * coupons and credit are used as often as orders say, and
 * customers say of their orders what these say. Only reads; a statement for each rule, over all records at once. It says
 * nothing of what is being written meanwhile.
 */
export async function checkSales(db: Db): Promise<SalesFault[]> {
  const faults: SalesFault[] = []
  for (const rule of salesRules) {
    const { rows } = await sql<{ what: string | null; is: string | null; shouldBe: string | null }>`
      SELECT "what"::text, "is"::text, "shouldBe"::text FROM (${sql.raw(rule.offences)}) f ORDER BY 1, 2 LIMIT ${most}`.execute(
      db,
    )
    faults.push(...rows.map((row) => tell(rule, row)))
  }
  const stock = await checkStock(db)
  return [
    ...faults,
    ...stock.map(({ rule, what, is, shouldBe }) => ({
      rule: `stock-${rule}`,
      what,
      is: String(is),
      shouldBe: String(shouldBe),
      text: `Stock of ${what}: the rule '${rule}' finds ${is}. Expected ${shouldBe}.`,
    })),
  ]
}

function tell(
  { rule, unit, is: told, shouldBe: from }: SalesRule,
  { what, is, shouldBe }: { what: string | null; is: string | null; shouldBe: string | null },
): SalesFault {
  return {
    rule,
    what: what ?? '',
    is: is ?? '',
    shouldBe: shouldBe ?? '',
    text: `${what}: ${told} is ${written(unit, is)}. Expected ${written(unit, shouldBe)}, ${from}.`,
  }
}

function written(unit: Unit, value: string | null): string {
  if (value === null) return 'nothing'
  return unit === 'money' ? (Number(value) / 100).toFixed(2) : value
}
