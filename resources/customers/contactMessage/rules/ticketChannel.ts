import type { RecordOf } from '../../../../src/core/index.ts'
import type { contactMessage } from '../contactMessage.ts'

type Channel = RecordOf<typeof contactMessage>['channel']

/** How words of other systems tell what a ticket came by; the first that fits. */
const told: readonly (readonly [RegExp, Channel])[] = [
  [/whats/i, 'whatsapp'],
  [/mail/i, 'email'],
  [/phone|voice|call|sms/i, 'phone'],
  [/chat|messag|facebook|instagram|twitter/i, 'chat'],
]

/** What a ticket of another system came by: `Mail`, `Outbound Email`, `Phone call`, `Chat`; all that a customer filled in is a form. */
export const ticketChannel = (text: string): Channel =>
  told.find(([words]) => words.test(text))?.[1] ?? 'form'
