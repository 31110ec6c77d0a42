import type { z } from 'zod'
import { ApiError } from '../apiError.ts'
import { readBody } from './read.ts'
import { isSigned } from './signature.ts'
import { parseStrictJson } from './strictJson.ts'

/**
 * What somebody outside tells the shop, believed by its signature alone: nothing of the body is read before that is right. `raw` is the
 * body with the keys that the schema passes over.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what should not have been sent
 */
export function readSigned<S extends z.ZodType>(
  schema: S,
  secret: string | undefined,
  body: Uint8Array,
  signature: unknown,
): { event: z.output<S>; raw: unknown } {
  if (secret === undefined || !isSigned(secret, body, signature)) throw new ApiError('wrong-signature')
  const raw = parseStrictJson(body)
  return { event: readBody(schema, raw), raw }
}
