import type { Context } from '../../../../../server/context.ts'
import { readSigned } from '../../../../../server/requests/signedEvent.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import { receiptSchema } from './receiptSchema.ts'
import { type Outcome, takeReceipt } from './takeReceipt.ts'

/** The setting that holds what carriers sign their receipts with. */
export const receiptsSecretKey = 'messaging.receiptsSecret'

/**
 * Takes in what a carrier tells of a message: believed by its signature alone, applied once by its id, in whatever order receipts come.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what the carrier should not have sent
 */
export async function receiveReceipt(
  context: Context,
  body: Uint8Array,
  signature: unknown,
): Promise<Outcome> {
  const secret = await readSecret(context.database.db, context.settings, receiptsSecretKey)
  return takeReceipt(context, readSigned(receiptSchema, secret, body, signature).event)
}
