import { z } from 'zod'
import { file } from '../../../../src/fields/file/file.ts'
import { image } from '../../../../src/fields/image/image.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { buyerOf } from '../../order/server/buyerOf.ts'
import { orderReturn } from '../orderReturn.ts'
import { contactOf } from './followState.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

type Entry = OrderReturn['thread'][number]

/** Something that is said about a return: to the customer, by the customer, or among staff. */
export const sayInput = z.strictObject({
  text: z.string().trim().min(1).max(5000),
  photos: z.array(image.type.schema({}, z)).max(6).default([]),
  file: file.type.schema({}, z).nullish(),
})

/** The conversation with one entry more; unchanged where nothing is said. */
export function addToThread(
  { actor, at }: ReturnWork,
  record: OrderReturn,
  kind: Entry['kind'],
  text: string | null | undefined,
  { photos = [], file = null }: Partial<Pick<Entry, 'photos' | 'file'>> = {},
): OrderReturn['thread'] {
  if (!text) return record.thread
  const author = kind === 'customer' ? (record.contactName ?? actor.name) : actor.name
  return [...record.thread, { kind, author, text, photos, file, at } as Entry]
}

/** Adds a word to the conversation, also of a return that is closed; a reply goes to the customer as well. */
export async function say(
  work: ReturnWork,
  record: OrderReturn,
  kind: Entry['kind'],
  { text, photos, file: attached }: z.output<typeof sayInput>,
): Promise<void> {
  const thread = addToThread(work, record, kind, text, {
    photos,
    file: attached ?? null,
  } as Pick<Entry, 'photos' | 'file'>)
  await work.records.write(orderReturn, record.id, { thread }, kind)
  if (kind !== 'reply') return
  const order = await contactOf(work.db, record.order)
  if (!order) return
  await notify(work, 'message.replied', {
    to: [buyerOf(order)],
    values: { 'message.number': record.number, 'message.subject': order.number, 'message.reply': text },
    about: { area: 'orderReturn', id: record.id, name: record.number ?? '' },
  })
}
