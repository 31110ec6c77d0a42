import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { orderReturn } from '../orderReturn.ts'
import { addToThread } from './conversation.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

export const failedInput = z.strictObject({ note: z.string().trim().max(500).nullish() })

/**
 * The courier came and got nothing: counts the attempt; after as many as the shop allows the return waits for another plan (areas, 23).
 * @throws ApiError `not-allowed-now` where no pickup is planned
 */
export async function pickupFailed(
  work: ReturnWork,
  record: OrderReturn,
  { note }: z.output<typeof failedInput>,
): Promise<{ attempts: number; status: string }> {
  if (record.status !== 'pickupScheduled') throw new ApiError('not-allowed-now')
  const pickupAttempts = (record.pickupAttempts ?? 0) + 1
  const values = { pickupAttempts, thread: addToThread(work, record, 'note', note) }
  const stored = await work.records.write(orderReturn, record.id, values, 'pickupFailed')
  const { 'returns.pickupAttempts': most } = await readSettings(work.db, ['returns.pickupAttempts'])
  if (pickupAttempts < most) return { attempts: pickupAttempts, status: stored.status }
  const { status } = await work.records.transition(orderReturn, record.id, 'pickupFailed')
  await work.records.write(
    orderReturn,
    record.id,
    { pickupOn: null, pickupSlot: null, awb: null },
    'pickupFailed',
  )
  return { attempts: pickupAttempts, status }
}

export const scheduleInput = z.strictObject({
  on: z.iso.date(),
  slot: z.enum(['morning', 'afternoon', 'evening']).nullish(),
  courier: z.string().trim().max(60).nullish(),
  awb: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{4,40}$/)
    .nullish(),
})

/**
 * Plans when a courier fetches the goods, and tells the customer.
 * @throws ApiError `not-allowed-now` but for an approved return that is picked up, `invalid` at `on` for a day that is over
 */
export async function schedulePickup(
  work: ReturnWork,
  record: OrderReturn,
  { on, slot, courier, awb }: z.output<typeof scheduleInput>,
): Promise<{ status: string }> {
  if (on < dayIn(new Date(work.at))) throw refused<typeof scheduleInput>('on', 'in-past')
  const { status } = await work.records.transition(orderReturn, record.id, 'schedulePickup', {
    pickupOn: on,
    pickupSlot: slot ?? null,
    courier: courier || record.courier,
    awb: awb || record.awb,
  })
  return { status }
}
