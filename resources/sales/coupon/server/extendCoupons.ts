import type { Records } from '../../../../server/records.ts'
import { coupon } from '../coupon.ts'

/** Moves the end of several coupons; those that end later already, or are archived, stay as they are. Answers how many changed. */
export async function extendCoupons(
  records: Records,
  coupons: readonly string[],
  endsAt: string,
): Promise<{ changed: number; skipped: number }> {
  let changed = 0
  for (const id of [...new Set(coupons)].sort()) {
    const found = await records.read(coupon, id)
    if (!found || found.status === 'archived' || (found.endsAt !== null && found.endsAt >= endsAt)) continue
    await records.update(coupon, id, { endsAt })
    changed++
  }
  return { changed, skipped: coupons.length - changed }
}
