import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { orderReturn } from '../orderReturn.ts'
import { beforeReceipt } from '../rules/names.ts'
import { addToThread } from './conversation.ts'
import { matchedLines } from './matchedLines.ts'
import { demandReturnPlace } from './returnPlaces.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** What has come back, line by line, and where it lies now. */
export const receiveInput = z.strictObject({
  lines: z
    .array(z.strictObject({ id: z.guid().toLowerCase(), received: z.int().min(0).max(999) }))
    .min(1)
    .max(200)
    .superRefine(namedOnce('id')),
  location: z.guid().toLowerCase().nullish(),
  note: z.string().trim().max(500).nullish(),
})

/**
 * Takes in what has come back; a part of it is normal, and the rest may follow until the inspection. Nothing is restocked yet.
 * @throws ApiError `not-allowed-now` in another state, `invalid` at a line that is none or gets more than was asked for, and at `location`
 * where there is none or one that takes no returns
 */
export async function receive(
  work: ReturnWork,
  record: OrderReturn,
  { lines, location, note }: z.output<typeof receiveInput>,
): Promise<{ status: string; received: number }> {
  const isFirst = (beforeReceipt as readonly string[]).includes(record.status)
  if (!isFirst && record.status !== 'received') throw new ApiError('not-allowed-now')
  const given = matchedLines(record, lines)
  const counts = new Map(
    given.map(({ line, entry }, index) => {
      if (entry.received > line.quantity)
        throw refused<typeof receiveInput>(`lines.${index}.received`, 'too-big-number', {
          max: line.quantity,
        })
      return [line.id, entry.received] as const
    }),
  )
  const after = record.lines.map((line) => ({ ...line, received: counts.get(line.id) ?? line.received ?? 0 }))
  const pieces = after.reduce((sum, line) => sum + line.received, 0)
  if (pieces === 0) throw refused<typeof receiveInput>('lines.0.received', 'nothing-received')
  const place = location ?? record.location
  if (!place) throw refused<typeof receiveInput>('location', 'required')
  await demandReturnPlace<typeof receiveInput>(work.db, 'location', place)
  const values = { lines: after, location: place, thread: addToThread(work, record, 'note', note) }
  const stored = await work.records.write(orderReturn, record.id, values, 'receive')
  if (!isFirst) return { status: stored.status, received: pieces }
  const { status } = await work.records.transition(orderReturn, record.id, 'receive')
  return { status, received: pieces }
}
