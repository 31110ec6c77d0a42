import { askService, refusalOf } from '../../../../../server/askService.ts'
import { defined } from '../../../../../src/core/defined.ts'
import type { Sms, TextCarrier, Tryable } from './carrier.ts'

/** An account at Exotel; the two regions are clusters of their own. */
export interface ExotelAccount {
  readonly region: 'mumbai' | 'singapore'
  readonly account: string
  readonly key: string
  readonly token: string
}

const hosts = { mumbai: 'api.in.exotel.com', singapore: 'api.exotel.com' } as const

/**
 * Text messages through Exotel, as its pages "Send SMS", "SMS Webhooks" and "SMS details" say (developer.exotel.com/docs/sms-api):
 * `POST /v1/Accounts/<sid>/Sms/send.json` with the DLT ids of India. `callback` is where Exotel tells of a message, by its id. Exotel
 * knows no key of repetition: an answer that got lost may send a message twice, unless its receipt was faster.
 */
export function exotel(
  { region, account, key, token }: ExotelAccount,
  callback: (id: string) => string | undefined = () => undefined,
): TextCarrier<Sms> & Tryable {
  const base = `https://${hosts[region]}/v1/Accounts/${encodeURIComponent(account)}`
  const headers = { Authorization: `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}` }
  return {
    name: 'exotel',
    async send({ id, to, body, isPromotional, header, dlt }) {
      if (!header) throw new Error('The template of this message names no sender header. Fill it in.')
      const told = callback(id)
      const answer = await askService('Exotel', `${base}/Sms/send.json`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(
          defined<Record<string, string>>({
            From: header,
            To: to,
            Body: body,
            CustomField: id,
            EncodingType: /^[\n\r -~]*$/.test(body) ? 'plain' : 'unicode',
            DltEntityId: dlt?.entityId,
            DltTemplateId: dlt?.templateId,
            // Advertising under a header of letters is for those who agreed; without their consent it is never sent from here.
            SmsType: isPromotional ? 'transactional_opt_in' : 'transactional',
            StatusCallback: told || undefined,
          }),
        ),
      })
      const said = answer.body as Said | undefined
      const sid = said?.SMSMessage?.Sid
      if (answer.ok && sid) return { id: sid }
      throw new Error(refusalOf('Exotel', answer, said?.RestException?.Message))
    },
    /** Asks for a message that is not there: whoever may ask is told so. */
    async check() {
      const answer = await askService('Exotel', `${base}/SMS/Messages/0.json`, { headers })
      const said = answer.body as Said | undefined
      if (!answer.ok && answer.status !== 404)
        throw new Error(refusalOf('Exotel', answer, said?.RestException?.Message))
    },
  }
}

interface Said {
  readonly SMSMessage?: { readonly Sid?: string }
  readonly RestException?: { readonly Message?: string }
}
