import { randomUUID } from 'node:crypto'
import type { Context } from '../../../../../server/context.ts'
import { signatureOf } from '../../../../../server/requests/signature.ts'
import type { eventKinds, GatewayEvent } from '../eventSchema.ts'
import { sandboxSecret } from '../gatewaySecret.ts'
import type { Outcome } from '../outcome.ts'
import { receiveEvent } from '../receiveEvent.ts'
import type { SandboxPayment } from './ledger.ts'

type Kind = (typeof eventKinds)[number]
type More = Partial<Pick<GatewayEvent, 'refund' | 'dispute' | 'settlement'>> & {
  payment?: Partial<GatewayEvent['payment']>
}

/** An event of the sandbox about a payment. */
export function sandboxEvent(
  kind: Kind,
  { id, reference, amount, instrument, method, bank }: SandboxPayment,
  more: More = {},
) {
  const { payment, ...rest } = more
  return {
    id: `evt_${randomUUID()}`,
    kind,
    at: new Date().toISOString(),
    payment: { id, reference, amount, instrument, method, bank, ...payment },
    ...rest,
  }
}

/** How the sandbox sends: each event so often, and the last one first. */
export interface Sending {
  readonly times?: number
  readonly outOfOrder?: boolean
}

/**
 * Sends events as a gateway does: signed, through the same door as everybody's (`receiveEvent`), as often as asked. What the shop cannot
 * take in is logged, as a gateway's monitor would.
 */
export async function emit(
  context: Context,
  events: readonly ReturnType<typeof sandboxEvent>[],
  { times = 1, outOfOrder = false }: Sending = {},
): Promise<Outcome[]> {
  const secret = await sandboxSecret(context)
  const outcomes: Outcome[] = []
  const sent = events.map((event) => Buffer.from(JSON.stringify(event)))
  for (const body of outOfOrder ? sent.reverse() : sent) {
    for (let time = 0; time < times; time++)
      outcomes.push(await receiveEvent(context, body, signatureOf(secret, body)))
  }
  return outcomes
}
