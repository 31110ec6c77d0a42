import { askService, refusalOf } from '../../../../../server/askService.ts'
import type { TextCarrier, Tryable, WhatsAppMessage } from './carrier.ts'

const graph = 'https://graph.facebook.com/v23.0'

/**
 * WhatsApp through Meta's Cloud API, as its pages "Messages", "Send template messages" and "Error codes" say
 * (developers.facebook.com/documentation/business-messaging/whatsapp): `POST /<phone number id>/messages`. A shop that speaks first may
 * only send templates that were approved. The id of the notification travels along (`biz_opaque_callback_data`) and comes back in every
 * status, so that one that is faster than the answer finds its message.
 */
export function whatsappCloud(number: string, token: string): TextCarrier<WhatsAppMessage> & Tryable {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return {
    name: 'whatsapp',
    async send({ id, to, template, language, parameters }) {
      const body = { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }
      const answer = await askService('WhatsApp', `${graph}/${number}/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          type: 'template',
          biz_opaque_callback_data: id,
          template: {
            name: template,
            language: { code: language },
            components: parameters.length > 0 ? [body] : [],
          },
        }),
      })
      const said = answer.body as Said | undefined
      const sent = said?.messages?.[0]?.id
      if (answer.ok && sent) return { id: sent }
      throw new Error(refusalOf('WhatsApp', answer, whyOf(said)))
    },
    async check() {
      const answer = await askService('WhatsApp', `${graph}/${number}?fields=verified_name`, { headers })
      if (!answer.ok) throw new Error(refusalOf('WhatsApp', answer, whyOf(answer.body as Said | undefined)))
    },
  }
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
