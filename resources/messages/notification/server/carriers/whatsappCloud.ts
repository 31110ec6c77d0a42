import { type Answer, askService, refusalOf } from '../../../../../server/askService.ts'
import type { Attachment, TextCarrier, Tryable, WhatsAppMessage } from './carrier.ts'

type Content = WhatsAppMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id' | 'to'>
    : never
  : never

const graph = 'https://graph.facebook.com/v23.0'

/**
 * WhatsApp through Meta's Cloud API, as its pages "Messages", "Send template messages", "Media" and "Error codes" say
 * (developers.facebook.com/documentation/business-messaging/whatsapp): `POST /<phone number id>/messages`. A shop that speaks first may
 * only send templates that were approved; words as they are go to whoever wrote within the day, and a file, which is
 * uploaded first (`POST /<phone number id>/media`), with the words below it. The id of the notification travels along
 * (`biz_opaque_callback_data`) and comes back in every status, so that one that is faster than the answer finds its message.
 */
export function whatsappCloud(number: string, token: string): TextCarrier<WhatsAppMessage> & Tryable {
  const authorization = { Authorization: `Bearer ${token}` }
  const headers = { ...authorization, 'Content-Type': 'application/json' }
  const upload = async ({ filename, contentType, content }: Attachment): Promise<string> => {
    const body = new FormData()
    body.set('messaging_product', 'whatsapp')
    body.set('type', contentType)
    body.set('file', new Blob([new Uint8Array(content)], { type: contentType }), filename)
    const address = `${graph}/${number}/media`
    const answer = await askService('WhatsApp', address, { method: 'POST', headers: authorization, body })
    const { id } = (answer.body ?? {}) as { readonly id?: string }
    if (answer.ok && id) return id
    throw refusal(answer)
  }
  return {
    name: 'whatsapp',
    async send({ id, to, ...said }) {
      const file = 'file' in said && said.file ? knownThere(said.file) : undefined
      const media = file && { ...file, id: await upload(file) }
      const answer = await askService('WhatsApp', `${graph}/${number}/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          biz_opaque_callback_data: id,
          ...contentOf(said, media),
        }),
      })
      const told = answer.body as Said | undefined
      const sent = told?.messages?.[0]?.id
      if (answer.ok && sent) return { id: sent }
      throw refusal(answer)
    },
    async check() {
      const answer = await askService('WhatsApp', `${graph}/${number}?fields=verified_name`, { headers })
      if (!answer.ok) throw refusal(answer)
    },
  }
}

/** Tables are no kind of document there; as text they are read all the same. */
const knownThere = (file: Attachment): Attachment =>
  file.contentType === 'text/csv' ? { ...file, contentType: 'text/plain' } : file

/** What is said, as Meta wants it, with the file that was uploaded; no preview is fetched for an address in it. */
function contentOf(said: Content, media: (Attachment & { readonly id: string }) | undefined): object {
  if ('text' in said && media) {
    const { id, filename, contentType } = media
    const caption = isNameOf(filename, said.text) ? undefined : said.text
    return contentType.startsWith('image/')
      ? { type: 'image', image: { id, caption } }
      : { type: 'document', document: { id, filename, caption } }
  }
  if ('text' in said) return { type: 'text', text: { body: said.text, preview_url: false } }
  const { template, language, parameters } = said
  const body = { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }
  const components = parameters.length > 0 ? [body] : []
  return { type: 'template', template: { name: template, language: { code: language }, components } }
}

/** Whether words are but the name of the file, which the telephone shows already; a picture may have become a JPEG since. */
const isNameOf = (filename: string, words: string): boolean =>
  filename === words || filename === words.replace(/\.\w{1,5}$/, '.jpg')

interface Said {
  readonly messages?: readonly { readonly id?: string }[]
  readonly error?: {
    readonly message?: string
    readonly code?: number
    readonly error_data?: { readonly details?: string }
  }
}

const refusal = (answer: Answer): Error =>
  new Error(refusalOf('WhatsApp', answer, whyOf(answer.body as Said | undefined)))

const whyOf = (said: Said | undefined): string | undefined =>
  [said?.error?.message, said?.error?.error_data?.details].filter(Boolean).join(' – ') || undefined
