import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { sealed } from '../../../../src/core/index.ts'
import { image } from '../../../../src/fields/image/image.ts'
import { moves, type ReturnTo } from '../../../catalogue/stockLevel/rules/moves.ts'
import { moveStock, type StockMove } from '../../../catalogue/stockLevel/server/moveStock.ts'
import { orderReturn } from '../orderReturn.ts'
import { qcResults, restockPlaces } from '../rules/names.ts'
import { amountsAccepted } from '../rules/settlementOf.ts'
import { finishInspected } from './finishInspected.ts'
import { matchedLines } from './matchedLines.ts'
import type { OrderReturn, ReturnLine, ReturnWork } from './work.ts'

/** What the inspection found, line by line. */
export const inspectInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id: z.guid().toLowerCase(),
        accepted: z.int().min(0).max(999),
        qcResult: z.enum(qcResults),
        restockTo: z.enum(restockPlaces),
        note: z.string().trim().max(500).nullish(),
        photos: z.array(image.type.schema({}, z)).max(6).default([]),
      }),
    )
    .min(1)
    .max(200)
    .superRefine(namedOnce('id')),
})

type Found = z.output<typeof inspectInput>['lines'][number]

const parts = sealed<Readonly<Record<string, ReturnTo>>>({
  sellable: 'sellable',
  damaged: 'damaged',
  quarantine: 'qc',
})

/**
 * Stores what the inspection found and brings the goods where they belong (areas, 23: restock only what was accepted and can be
 * sold; broken goods to the broken ones). What the shop does not accept goes back to the customer and touches no stock. A parcel
 * that was never delivered is the shop's, whatever state it is in, and is settled at once.
 * @throws ApiError `not-allowed-now` but for a received return, `invalid` at a line that is missing or says what cannot be
 */
export async function inspect(
  work: ReturnWork,
  record: OrderReturn,
  { lines }: z.output<typeof inspectInput>,
): Promise<{ status: string; accepted: number }> {
  if (record.status !== 'received') throw new ApiError('not-allowed-now')
  const given = matchedLines(record, lines)
  const arrived = record.lines.filter(({ received }) => (received ?? 0) > 0)
  const missing = arrived.find((line) => !given.some(({ entry }) => entry.id === line.id))
  if (missing) throw refused<typeof inspectInput>('lines', 'line-not-inspected', { sku: missing.sku ?? '' })
  given.forEach(({ line, entry }, index) => {
    demandPossible(record, line, entry, index)
  })
  const after = record.lines.map((line) => {
    const entry = given.find((one) => one.line.id === line.id)?.entry
    return entry ? inspected(record, line, entry) : { ...line, ...amountsAccepted(record, line, 0) }
  })
  await work.records.write(orderReturn, record.id, { lines: after as OrderReturn['lines'] }, 'inspect')
  const done = await work.records.transition(orderReturn, record.id, 'inspect')
  await restock(work, done)
  const { status } = await finishInspected(work, done)
  return { status, accepted: done.acceptedPieces ?? 0 }
}

const isRto = ({ source }: Pick<OrderReturn, 'source'>) => source === 'rto'

function demandPossible(record: OrderReturn, line: ReturnLine, entry: Found, index: number): void {
  const received = line.received ?? 0
  if (entry.accepted > received)
    throw refused<typeof inspectInput>(`lines.${index}.accepted`, 'too-big-number', { max: received })
  const goesIn = entry.restockTo !== 'none'
  if (goesIn && entry.accepted === 0 && !isRto(record))
    throw refused<typeof inspectInput>(`lines.${index}.restockTo`, 'not-accepted')
  if (entry.restockTo === 'sellable' && entry.qcResult !== 'pass')
    throw refused<typeof inspectInput>(`lines.${index}.restockTo`, 'not-sellable')
  if (entry.qcResult === 'pass' && entry.accepted < received && !entry.note)
    throw refused<typeof inspectInput>(`lines.${index}.note`, 'required')
}

function inspected(record: OrderReturn, line: ReturnLine, entry: Found) {
  const { accepted, qcResult, restockTo, note, photos } = entry
  const amounts = amountsAccepted(record, line, accepted)
  return { ...line, accepted, qcResult, restockTo, qcNote: note || null, qcPhotos: photos, ...amounts }
}

function restock(work: ReturnWork, record: OrderReturn): Promise<unknown> {
  const cause = { kind: 'orderReturn', id: record.id, name: record.number ?? '' }
  const asked = record.lines.flatMap(
    ({ variant, restockTo, accepted, received }, index): StockMove<OrderReturn>[] => {
      const part = parts[restockTo ?? 'none']
      const pieces = (isRto(record) ? received : accepted) ?? 0
      if (!part || pieces === 0) return []
      const path = `lines.${index}.restockTo` as const
      return [{ variant, location: record.location ?? '', cause, path, ...moves.takeBack(pieces, part) }]
    },
  )
  return moveStock(work, asked)
}
