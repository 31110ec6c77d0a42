import { createHmac } from 'node:crypto'
import { ApiError } from '../apiError.ts'
import { isSameSecret } from './isSameSecret.ts'
import { parseStrictJson } from './strictJson.ts'

/**
 * A body that another service signed as a whole, with HMAC-SHA256 in hexadecimal: nothing of it is read before that is right.
 * @throws ApiError `wrong-signature`, also where no secret is set; `malformed` for what is no JSON
 */
export function readHmacSigned(secret: string | undefined, body: Uint8Array, signature: unknown): unknown {
  if (!secret || !isSameSecret(createHmac('sha256', secret).update(body).digest('hex'), signature))
    throw new ApiError('wrong-signature')
  return parseStrictJson(body)
}
