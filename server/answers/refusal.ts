import { defined } from '../../src/core/defined.ts'
import type { Locale, Resource } from '../../src/core/index.ts'
import { statusOf } from '../apiError.ts'
import { asApiError } from './asApiError.ts'
import { refusalText } from './refusalText.ts'
import type { Translate } from './texts.ts'

/** An error as the API answers it (docs/api.md, "Errors"). */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Turns anything thrown into an answer that tells neither SQL nor paths: what is not meant for the client is `internal`.
 * `resource` is the area that the request was about; `namesFields` as in `refusalText`.
 */
export function refusalOf(
  error: unknown,
  locale: Locale,
  requestId: string,
  translate: Translate,
  resource?: Resource,
  namesFields = false,
): Refusal {
  const known = asApiError(error)
  const { code, extra, retryAfter } = known
  return {
    status: statusOf[code],
    headers: defined({
      'Content-Language': locale,
      'Retry-After': retryAfter === undefined ? undefined : String(Math.max(1, Math.ceil(retryAfter))),
    }),
    body: { ...refusalText(known, locale, translate, { resource, namesFields }), code, requestId, ...extra },
  }
}
