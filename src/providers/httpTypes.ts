import type { HttpError } from 'ra-core'
import type { NoAnswer, Translate } from './failure.ts'

/** `anonymous`: sent without the token, and a refusal does not end the session; for sign-in itself. */
export interface HttpOptions extends RequestInit {
  anonymous?: boolean
}

/** An answer in the form of react-admin's `fetchJson`. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly json: any
}

/** Speaks to the API. Everything rejects with react-admin's `HttpError`, or with the `AbortError` of the caller's own signal. */
export interface HttpClient {
  /** The base of all calls, absolute, without a slash at its end. */
  readonly apiUrl: string
  readonly translate: Translate
  json(url: string, options?: HttpOptions): Promise<HttpAnswer>
  blob(url: string, options?: HttpOptions): Promise<Blob>
  /** The headers of a request to this address: the token goes to the API alone. */
  headers(url: string, options?: HttpOptions): Headers
  /** The error for an answer that is not 2xx; ends the session on 401 and 403. `token` is the one that was sent. */
  refusal(status: number, text: string, token: string | null, retryAfter?: string | null): HttpError
  /** The error where no answer came. */
  noAnswer(cause: NoAnswer): HttpError
}
