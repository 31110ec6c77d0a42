import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import { isSameSecret } from '../../../../../server/requests/isSameSecret.ts'
import { readBody } from '../../../../../server/requests/read.ts'
import { defined } from '../../../../../src/core/defined.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import { callbackMac } from '../carriers/textCarriers.ts'
import { exotelTime } from './exotelTime.ts'
import { type Outcome, takeReceipt } from './takeReceipt.ts'

/** What Exotel posts of a text message ("SMS Webhooks", "SMS Status Codes"); fields that it adds are passed over. */
export const exotelStatusSchema = z.object({
  SmsSid: z.string().trim().min(1).max(100),
  Status: z.string().trim().min(1).max(40),
  DetailedStatus: z.string().trim().max(100).nullish(),
  DateSent: z.string().trim().max(40).nullish(),
})

/** The states after which nothing more is tried. */
const failed = ['failed', 'failed-dnd', 'failed_dnd', 'undelivered', 'expired']

/** What says that there is no such number at all; another text would not arrive there either. */
const gone = ['FAILED_INVALID_NUMBER', 'INVALID_DESTINATION_NUMBER']

/**
 * Takes in what Exotel tells of a message. Exotel signs nothing: what is believed is the address that only it was told, which is of one
 * message alone.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what Exotel should not have sent
 */
export async function receiveExotel(
  context: Context,
  { id, mac }: { readonly id: string; readonly mac: string },
  body: Uint8Array,
): Promise<Outcome> {
  const token = await readSecret(context.database.db, context.settings, 'messaging.exotelToken')
  if (token === undefined || !isSameSecret(callbackMac(token, id), mac)) throw new ApiError('wrong-signature')
  const form = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')))
  const { SmsSid, Status, DetailedStatus, DateSent } = readBody(exotelStatusSchema, form)
  const hasArrived = Status === 'delivered' || DetailedStatus === 'DELIVERED_TO_HANDSET'
  // That an operator has it is not that the customer does.
  if (!hasArrived && !failed.includes(Status)) return 'noChange'
  return takeReceipt(
    context,
    defined({
      id: `${SmsSid}:${hasArrived ? 'delivered' : 'failed'}`,
      kind: hasArrived ? 'delivered' : 'bounced',
      at: exotelTime(DateSent),
      provider: 'exotel',
      message: { reference: id, id: SmsSid },
      bounce: hasArrived
        ? undefined
        : { hard: gone.includes(DetailedStatus ?? ''), reason: DetailedStatus ?? Status },
    }),
  )
}
