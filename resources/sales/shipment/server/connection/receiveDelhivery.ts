import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import { isSameSecret } from '../../../../../server/requests/isSameSecret.ts'
import { readBody } from '../../../../../server/requests/read.ts'
import { parseStrictJson } from '../../../../../server/requests/strictJson.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import { scanOf, shipmentSchema } from './delhiveryScans.ts'
import { type ScanOutcome, takeScan } from './takeScan.ts'

export const delhiveryPushSchema = z.object({ Shipment: shipmentSchema })

/**
 * Takes in a scan that Delhivery pushes ("Tracking Via PUSH API - Web hook"). Delhivery signs nothing, but sends along the headers that the
 * shop asks it for: what is believed is the secret in `X-Courier-Secret`.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what Delhivery should not have sent
 */
export async function receiveDelhivery(
  context: Context,
  body: Uint8Array,
  given: unknown,
): Promise<ScanOutcome> {
  const { database, settings } = context
  const secret = await readSecret(database.db, settings, 'shipping.delhiveryPushSecret')
  if (!secret || !isSameSecret(secret, given)) throw new ApiError('wrong-signature')
  const { Shipment } = readBody(delhiveryPushSchema, parseStrictJson(body))
  if (Number.isNaN(Date.parse(Shipment.Status.StatusDateTime)))
    throw new ApiError('malformed', { values: { reason: 'StatusDateTime' } })
  return takeScan(context, 'delhivery', scanOf(Shipment))
}
