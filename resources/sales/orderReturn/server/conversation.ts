import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { image } from '../../../../src/fields/image/image.ts'
import { answerFiles, demandLight } from '../../../customers/contactMessage/server/answerFiles.ts'
import { answerWays } from '../../../messages/notification/server/answerWays.ts'
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
  files: answerFiles,
})

type Said = z.output<typeof sayInput>

/** The conversation with one entry more; unchanged where nothing is said. */
export function addToThread(
  { actor, at }: ReturnWork,
  record: OrderReturn,
  kind: Entry['kind'],
  text: string | null | undefined,
  {
    id = uuidv7(),
    photos = [],
    sentAs = null,
  }: { id?: string; photos?: Said['photos']; sentAs?: string | null } = {},
): OrderReturn['thread'] {
  if (!text) return record.thread
  const author = kind === 'customer' ? (record.contactName ?? actor.name) : actor.name
  return [...record.thread, { id, kind, author, text, photos, at, sentAs } as Entry]
}

/**
 * Adds a word to the conversation, also of a return that is closed; a reply goes to the customer as well. Answers whether
 * a message was made of it.
 * @throws ApiError `invalid` at `files` where they are too heavy, or do not reach the customer
 */
export async function say(
  work: ReturnWork,
  record: OrderReturn,
  kind: Entry['kind'],
  said: Said,
): Promise<boolean> {
  await demandLight(work.db, said)
  const entry = uuidv7()
  const sentAs = kind === 'reply' ? await tell(work, record, said) : null
  const own = said.files.map((file) => ({ entry, file, sentAs }) as OrderReturn['files'][number])
  await work.records.write(
    orderReturn,
    record.id,
    {
      thread: addToThread(work, record, kind, said.text, { id: entry, photos: said.photos, sentAs }),
      files: [...record.files, ...own],
    },
    kind,
  )
  return sentAs !== null
}

/** Tells the customer by the ways of the event, and by e-mail alone what has files: answers which message is the first to carry it. */
async function tell(work: ReturnWork, record: OrderReturn, { text, files }: Said): Promise<string | null> {
  const order = await contactOf(work.db, record.order)
  const buyer = order && buyerOf(order)
  const values = { 'message.number': record.number, 'message.subject': order?.number, 'message.reply': text }
  const hasFiles = files.length > 0
  if (hasFiles) {
    const [mail] = buyer ? await answerWays(work.db, buyer, values, ['email']) : []
    if (!mail?.files) throw refused<Said>('files', 'no-file-this-way')
  }
  if (!buyer) return null
  const about = { area: 'orderReturn', id: record.id, name: record.number ?? '' }
  const by = hasFiles ? ('email' as const) : undefined
  const [sent] = await notify(work, 'message.replied', defined({ to: [buyer], by, values, about }))
  return sent ?? null
}
