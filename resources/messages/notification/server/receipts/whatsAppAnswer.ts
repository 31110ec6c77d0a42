import { z } from 'zod'
import { defined } from '../../../../../src/core/defined.ts'
import type { Receipt } from './receiptSchema.ts'

const captioned = z.object({ caption: z.string().nullish() }).nullish()

/** What a customer sends by WhatsApp ("Webhooks", "messages webhook: messages"); what else is in it is passed over. */
export const whatsAppMessageSchema = z.object({
  id: z.string().min(1).max(150),
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: z.string().regex(/^\d{9,11}$/),
  type: z.string().max(40),
  /** The message of the shop that they quote or whose button they pressed. */
  context: z.object({ id: z.string().max(150).nullish() }).nullish(),
  text: z.object({ body: z.string() }).nullish(),
  button: z.object({ text: z.string() }).nullish(),
  interactive: z
    .object({
      button_reply: z.object({ title: z.string() }).nullish(),
      list_reply: z.object({ title: z.string() }).nullish(),
    })
    .nullish(),
  image: captioned,
  video: captioned,
  document: captioned,
})

type Message = z.output<typeof whatsAppMessageSchema>

/** Kinds that say something without words. They stay at WhatsApp; staff read that there is something to see there. */
const wordless = ['image', 'video', 'document', 'audio', 'sticker', 'location', 'contacts']

/** What a customer wrote, as an answer; nothing of what is no word to the shop, such as a heart at a message. */
export function answerOf(message: Message): Receipt[] {
  const text = wordsOf(message)?.trim()
  if (!text) return []
  return [
    defined({
      id: `${message.id}:answered`,
      kind: 'answered' as const,
      provider: 'whatsapp',
      at: new Date(Number(message.timestamp) * 1000).toISOString(),
      message: { id: message.context?.id ?? null, phone: `+${message.from}`, channel: 'whatsapp' as const },
      answer: { text },
    }),
  ]
}

function wordsOf({ type, text, button, interactive, image, video, document }: Message): string | undefined {
  const said =
    text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    [image, video, document].find((media) => media?.caption)?.caption
  return said ?? (wordless.includes(type) ? `[WhatsApp: ${type}]` : undefined)
}
