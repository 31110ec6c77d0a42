import type { Context } from '../../../../server/context.ts'
import { readSigned } from '../../../../server/requests/signedEvent.ts'
import { eventSchema } from './eventSchema.ts'
import { gatewaySecret } from './gatewaySecret.ts'
import type { Outcome } from './outcome.ts'
import { takeEvent } from './takeEvent.ts'

/**
 * Takes in an event of the gateway: believed by its signature alone, applied once by its id, in whatever order events come.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what the gateway should not have sent
 */
export async function receiveEvent(context: Context, body: Uint8Array, signature: unknown): Promise<Outcome> {
  const told = readSigned(eventSchema, await gatewaySecret(context), body, signature)
  return takeEvent(context, { gateway: 'sandbox', ...told })
}
