import type { Paying, Payment, PaymentEvent } from './paying.ts'

/** What a payment keeps of its events; the oldest fall away, `_payment_events` has them all. */
const mostEvents = 200

/** The events of a payment with one more, which is what every change of it writes. */
export function noted(
  { at }: Pick<Paying, 'at'>,
  { events }: Pick<Payment, 'events'>,
  event: { kind: string; id?: string | null; note?: string | null; at?: string },
): Pick<Payment, 'events'> {
  const { kind, id = null, note } = event
  const entry = {
    at: event.at ?? at,
    kind,
    event: id,
    note: note?.replace(/\s+/g, ' ').trim().slice(0, 255) || null,
  }
  return { events: [...events, entry as PaymentEvent].slice(-mostEvents) }
}
