import { z } from 'zod'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { courier as couriers } from '../../courier/courier.ts'
import { pincode } from '../pincode.ts'

type Pincode = RecordOf<typeof pincode>

const reason = z.string().trim().max(200).nullish()

export const serviceInput = z.strictObject({ open: z.boolean(), reason })

/**
 * Opens a pincode for deliveries, or closes it, also for cash. Where couriers report of it, the word of staff counts from then on.
 * @throws ApiError `invalid` at `codOffReason` where orders went there and nobody says why
 */
export const switchService = (
  records: Records,
  record: Pincode,
  { open, reason: why, cause = null }: z.output<typeof serviceInput> & { cause?: Pincode['blockCause'] },
) =>
  records.update(pincode, record.id, {
    ...ownWord(record),
    serviceable: open,
    blockCause: open ? null : cause,
    blockReason: open ? null : why || null,
    ...(open ? {} : cashOff(record, why)),
  })

export const cashInput = z.strictObject({ allowed: z.boolean(), reason })

/** Allows cash on delivery at a pincode, or takes it away; otherwise like `switchService`. */
export const switchCash = (
  records: Records,
  record: Pincode,
  { allowed, reason: why }: z.output<typeof cashInput>,
) =>
  records.update(pincode, record.id, {
    ...ownWord(record),
    codOk: allowed,
    codOffReason: null,
    ...(allowed ? {} : cashOff(record, why)),
  })

export const courierInput = z.strictObject({
  courier: z.guid().toLowerCase(),
  cod: z.boolean(),
  reverse: z.boolean(),
  etaDays: z.int().min(0).max(60).nullish(),
})

/**
 * Notes that a courier delivers to a pincode, and what else it does there, instead of what was noted of it before.
 * @throws ApiError `invalid` at `courier`: `unknown-reference`, `not-active`
 */
export async function assignCourier(
  records: Records,
  record: Pincode,
  { courier, ...does }: z.output<typeof courierInput>,
) {
  const found = await records.read(couriers, courier)
  if (!found) throw refused<typeof courierInput>('courier', 'unknown-reference')
  if (!found.active) throw refused<typeof courierInput>('courier', 'not-active')
  const others = record.couriers.filter((row) => row.courier !== found.name)
  const row = { courier: found.name, forward: true, ...does, syncedAt: null }
  return records.update(pincode, record.id, { couriers: [...others, row] as Pincode['couriers'] })
}

const cashOff = ({ codOk, codOffReason }: Pincode, why: string | null | undefined) =>
  codOk ? { codOk: false, codOffReason: why || null } : { codOffReason: why || codOffReason }

const ownWord = ({ couriers }: Pincode) => (couriers.length > 0 ? { flagsLocked: true } : {})
