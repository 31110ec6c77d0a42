import { roundOffBack } from '../../order/rules/roundOff.ts'
import type { RoundingLeft } from './refundProposal.ts'

/** Money of goods by the parcels that were invoiced for them. */
type ParcelMoney = { readonly parcel: string | null; readonly amount: number }

/** What of goods, delivery and fees that go back is not on the invoice that has the rounding; in paise. */
export const elsewhereOf = (
  { parcels, hasCharges }: RoundingLeft,
  lines: readonly ParcelMoney[],
  charges: number,
): number =>
  lines.reduce(
    (sum, { parcel, amount }) => (parcels && !parcels.includes(parcel ?? '') ? sum + amount : sum),
    hasCharges ? 0 : charges,
  )

/** What of the rounding of an order goes back with these goods, with delivery and fees and what is for nothing that was sold; in paise. */
export const roundOffOfLines = (
  rounding: RoundingLeft,
  lines: readonly ParcelMoney[],
  { charges, extra, refundable }: { charges: number; extra: number; refundable: number },
): number =>
  roundOffBack({
    ...rounding,
    asked: lines.reduce((sum, { amount }) => sum + amount, charges),
    elsewhere: elsewhereOf(rounding, lines, charges),
    extra,
    refundable,
  })
