import { askService, refusalOf } from '../../../../../server/askService.ts'
import type { TextCarrier, Tryable, WhatsAppMessage } from './carrier.ts'

type Content = WhatsAppMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id' | 'to'>
    : never
  : never

const graph = 'https://graph.facebook.com/v23.0'

/**
 * WhatsApp through Meta's Cloud API, as its pages "Messages", "Send template messages" and "Error codes" say
 * (developers.facebook.com/documentation/business-messaging/whatsapp): `POST /<phone number id>/messages`. A shop that speaks first may
 * only send templates that were approved; words as they are go to whoever wrote within the day. The id of the notification travels along
 * (`biz_opaque_callback_data`) and comes back in every status, so that one that is faster than the answer finds its message.
 */
export function whatsappCloud(number: string, token: string): TextCarrier<WhatsAppMessage> & Tryable {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return {
    name: 'whatsapp',
    async send({ id, to, ...said }) {
      const answer = await askService('WhatsApp', `${graph}/${number}/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          biz_opaque_callback_data: id,
          ...contentOf(said),
        }),
      })
      const told = answer.body as Said | undefined
      const sent = told?.messages?.[0]?.id
      if (answer.ok && sent) return { id: sent }
      throw new Error(refusalOf('WhatsApp', answer, whyOf(told)))
    },
    async check() {
      const answer = await askService('WhatsApp', `${graph}/${number}?fields=verified_name`, { headers })
      if (!answer.ok) throw new Error(refusalOf('WhatsApp', answer, whyOf(answer.body as Said | undefined)))
    },
  }
}

/** What is said, as Meta wants it; no preview is fetched for an address in it. */
function contentOf(said: Content): object {
  if ('text' in said) return { type: 'text', text: { body: said.text, preview_url: false } }
  const { template, language, parameters } = said
  const body = { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }
  const components = parameters.length > 0 ? [body] : []
  return { type: 'template', template: { name: template, language: { code: language }, components } }
}

interface Said {
  readonly messages?: readonly { readonly id?: string }[]
  readonly error?: {
    readonly message?: string
    readonly code?: number
    readonly error_data?: { readonly details?: string }
  }
}

const whyOf = (said: Said | undefined): string | undefined =>
  [said?.error?.message, said?.error?.error_data?.details].filter(Boolean).join(' – ') || undefined
