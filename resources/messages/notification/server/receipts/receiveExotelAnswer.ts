import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import { isSameSecret } from '../../../../../server/requests/isSameSecret.ts'
import { readBody } from '../../../../../server/requests/read.ts'
import { phoneOf } from '../../../../shared/phone/rules/phoneOf.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import { exotelTime } from './exotelTime.ts'
import { type Outcome, takeReceipt } from './takeReceipt.ts'

/** What Exotel posts of a text message that a customer sends to a number of the shop; fields that it adds are passed over. */
export const exotelAnswerSchema = z.object({
  SmsSid: z.string().trim().min(1).max(100),
  From: z.string().trim().min(1).max(30),
  Date: z.string().trim().max(40).nullish(),
  Body: z.string().max(5000),
})

/**
 * Takes in what a customer writes back by SMS. It quotes no message, so it is an answer to the last one that their number was sent.
 * Exotel signs nothing: what is believed is the word at the end of the address, which only it was told.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what Exotel should not have sent
 */
export async function receiveExotelAnswer(
  context: Context,
  word: string,
  body: Uint8Array,
): Promise<Outcome> {
  const secret = await readSecret(context.database.db, context.settings, 'messaging.exotelAnswers')
  if (!secret || !isSameSecret(secret, word)) throw new ApiError('wrong-signature')
  const form = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')))
  const { SmsSid, From, Date: at, Body } = readBody(exotelAnswerSchema, form)
  const phone = phoneOf(From)
  const text = Body.trim()
  // A short code or a shop's own header is nobody to answer.
  if (!phone || !text) return 'noChange'
  return takeReceipt(context, {
    id: `${SmsSid}:answered`,
    kind: 'answered',
    at: exotelTime(at),
    provider: 'exotel',
    message: { phone, channel: 'sms' },
    answer: { text },
  })
}
