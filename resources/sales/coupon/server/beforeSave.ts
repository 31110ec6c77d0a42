import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { hasBank } from '../../payment/rules/banks.ts'
import { couponPhase } from '../rules/couponPhase.ts'
import type { Coupon } from './couponFor.ts'

/**
 * What no rule of the descriptor can say of a coupon, and where it stands from now on.
 * @throws ApiError `invalid`
 */
export async function beforeSave(change: OpenChange<Coupon>): Promise<Partial<Coupon>> {
  const { record, previous, db, at } = change
  const problems = [...offerProblems(record), ...pincodeProblems(record), ...bankProblems(record)]
  if (record.giftProduct && record.giftSku && giftOf(record) !== giftOf(previous))
    problems.push(...(await giftProblems(change)))
  if (record.code && record.code !== previous?.code) {
    const { rows } =
      await sql`SELECT 1 FROM "coupon_code" WHERE lower("code") = lower(${record.code})`.execute(db)
    if (rows.length > 0) problems.push(problemAt<Coupon>('code', 'not-unique'))
  }
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return { phase: couponPhase(record, at), code: record.code?.toUpperCase() ?? null }
}

const giftOf = (coupon: Coupon | undefined) => `${coupon?.giftProduct} ${coupon?.giftSku}`

function offerProblems({ discountType, amount, minOrderValue, tiers }: Coupon): FieldProblem[] {
  if (discountType === 'amount' && amount !== null && minOrderValue !== null && amount >= minOrderValue)
    return [problemAt<Coupon>('amount', 'coupon-amount-too-large')]
  if (discountType !== 'tiered') return []
  return tiers.flatMap((tier, index): FieldProblem[] => {
    const hasOne =
      (tier.percent ?? null) === null ? (tier.amount ?? null) !== null : (tier.amount ?? null) === null
    if (!hasOne) return [problemAt<Coupon>(`tiers.${index}.percent`, 'percent-or-amount')]
    return tier.amount && tier.amount >= tier.minValue
      ? [problemAt<Coupon>(`tiers.${index}.amount`, 'coupon-amount-too-large')]
      : []
  })
}

const pincodeProblems = ({ pincodes }: Coupon): FieldProblem[] =>
  pincodes.every((one) => /^[A-Z0-9]{1,10}$/i.test(one))
    ? []
    : [problemAt<Coupon>('pincodes', 'bad-pincode-beginning')]

/** A bank says something of its own cards, accounts and instalments alone. */
const bankProblems = ({ banks, paymentMethods }: Coupon): FieldProblem[] =>
  banks.length === 0 || (paymentMethods.length > 0 && paymentMethods.every(hasBank))
    ? []
    : [problemAt<Coupon>('banks', 'coupon-banks-need-methods')]

async function giftProblems({ record, db }: OpenChange<Coupon>): Promise<FieldProblem[]> {
  const { rows } = await sql`
    SELECT 1 FROM "product_variants" WHERE "owner_id" = ${record.giftProduct} AND lower("sku") = lower(${record.giftSku})`.execute(
    db,
  )
  return rows.length > 0 ? [] : [problemAt<Coupon>('giftSku', 'sku-not-of-product')]
}
