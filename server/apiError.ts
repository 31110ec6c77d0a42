import type { FieldProblem } from '../src/derive/problems.ts'

/** Every refusal the API knows, with its HTTP status; the text is `errors.<code>` of the catalogues. */
export const statusOf = {
  malformed: 400,
  'unknown-field': 400,
  'unknown-filter': 400,
  'unknown-sort': 400,
  'unknown-parameter': 400,
  'version-missing': 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  'code-needed': 401,
  'wrong-code': 401,
  'wrong-signature': 401,
  forbidden: 403,
  outside: 403,
  'sign-up-closed': 403,
  'not-found': 404,
  stale: 409,
  'not-unique': 409,
  'in-use': 409,
  locked: 409,
  'not-allowed-now': 409,
  'repeated-key': 409,
  'already-undone': 409,
  'too-late-to-undo': 409,
  'no-way-back': 409,
  'view-only': 409,
  'view-ended': 409,
  'too-large': 413,
  'wrong-content': 415,
  invalid: 422,
  'password-needed': 422,
  'step-needed': 422,
  'too-many-records': 422,
  'not-alone': 422,
  'reason-asked': 422,
  'beyond-workbook': 422,
  'confirmation-needed': 422,
  throttled: 429,
  'too-many-files': 429,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  maintenance: 503,
} as const

export type ApiErrorCode = keyof typeof statusOf

/** A refusal that is told to the client. `values` fill the placeholders of its text, `problems` become `errors`, `extra` joins the body. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly values: Readonly<Record<string, string | number>>
  readonly problems: readonly FieldProblem[]
  readonly extra: Readonly<Record<string, unknown>>
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.values = details.values ?? {}
    this.problems = details.problems ?? []
    this.extra = details.extra ?? {}
    this.retryAfter = details.retryAfter
  }
}

export interface ApiErrorDetails {
  values?: Record<string, string | number>
  problems?: readonly FieldProblem[]
  extra?: Record<string, unknown>
  /** Seconds. */
  retryAfter?: number
}

/** A refusal as it is kept: what `JSON.stringify` makes of it. */
export type KeptError = ApiErrorDetails & { readonly code: ApiErrorCode }

export const revivedError = ({ code, ...details }: KeptError): ApiError => new ApiError(code, details)
