import { HttpError } from 'ra-core'
import { defined } from '../core/defined.ts'

/** Finds the text of a key in the current language. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

/** Why there is no answer with a status: too slow, no way to the server, or a request that could not even be made. */
export type NoAnswer = 'timeout' | 'network' | 'setup'

/** What the error catalogue (specification, section 8) says of a failure; texts of the server, or keys of `session.failure`. */
export interface Failure {
  readonly message: string
  readonly description?: string | undefined
}

/**
 * What an `HttpError` of ours carries in `body`: what the API answered, its `errors` nested for the form
 * (`{ variants: { 2: { sku } } }`), and the failure in words. `retryAfter` is in seconds.
 */
export interface FailureBody {
  readonly failure: Failure
  readonly message?: unknown
  readonly code?: string
  readonly errors?: ErrorTree
  readonly current?: Record<string, unknown>
  readonly changes?: readonly { field: string; actor: unknown; at: string }[]
  readonly requestId?: string
  readonly retryAfter?: number | undefined
}

/** Messages by input: nested like the form's values. */
export interface ErrorTree {
  [name: string]: string | ErrorTree
}

const key = (name: string) => `session.failure.${name}`

/** The entry of the error catalogue for an answer. */
export function describeAnswer(status: number, body: unknown): Failure {
  if (status === 401 || status === 403) return { message: key('refused'), description: key('signInAgain') }
  if (status === 508) return { message: key('timeout') }
  const told = wordsOf(body)
  if (![400, 404, 409, 422, 500].includes(status)) return { message: key('unknown'), description: told }
  const errors = own(body, 'errors')
  if (typeof errors === 'object' && errors !== null)
    return { message: key('invalid'), description: Object.values(flatErrors(errors)).join(', ') || undefined }
  return { message: told ?? key('unknown') }
}

/** What an answer says in its own words; undefined where it says nothing. */
export const wordsOf = (body: unknown): string | undefined => textOf(own(body, 'message'))

/** The entry of the error catalogue where no answer came. */
export function describeNoAnswer(cause: NoAnswer): Failure {
  if (cause === 'timeout') return { message: key('timeout') }
  return cause === 'setup'
    ? { message: key('error') }
    : { message: key('unknown'), description: key('unreachable') }
}

/** Makes the error that react-admin understands: one sentence as its message, everything else in `body`. */
export function toHttpError(
  status: number,
  failure: Failure,
  translate: Translate,
  answer?: unknown,
  retryAfter?: number,
): HttpError {
  const message = text(failure.message, translate)
  const description = failure.description && text(failure.description, translate)
  const sentence = description ? joined(message, description, translate) : message
  const body = defined<FailureBody>({
    ...(typeof answer === 'object' && answer !== null ? answer : {}),
    ...nested(own(answer, 'errors'), sentence),
    retryAfter,
    failure: { message, description },
  })
  return new HttpError(sentence, status, body)
}

const joined = (message: string, description: string, translate: Translate) =>
  /[.!。！]$/.test(message)
    ? `${message} ${description}`
    : translate('session.failure.described', { message, description })

const text = (given: string, translate: Translate) =>
  given.startsWith('session.') ? translate(given) : given

/** The whole sentence stands in `root` too: react-admin then shows it instead of a general "the form is not valid". */
function nested(errors: unknown, sentence: string): { errors?: ErrorTree } {
  const flat = Object.entries(flatErrors(errors))
  if (flat.length === 0) return {}
  const tree: ErrorTree = {}
  for (const [path, message] of flat) grow(tree, path.split('.'), message)
  return { errors: { ...tree, root: { serverError: sentence } } }
}

const forbidden = ['__proto__', 'constructor', 'prototype']

function grow(tree: ErrorTree, [name = '', ...rest]: string[], message: string): void {
  if (forbidden.includes(name)) return
  const known = tree[name]
  if (rest.length === 0) {
    // A list may be wrong itself while one of its rows is wrong too.
    if (typeof known === 'object') known.root = message
    else tree[name] = message
    return
  }
  const branch: ErrorTree = typeof known === 'object' ? known : known === undefined ? {} : { root: known }
  tree[name] = branch
  grow(branch, rest, message)
}

/** `errors` of an answer as one text per path, whatever shape a server gives it. */
function flatErrors(errors: unknown, prefix = ''): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, value]): [string, string][] => {
      const message = typeof value === 'number' ? String(value) : textOf(value)
      if (message !== undefined) return [[prefix + name, message]]
      return Object.entries(flatErrors(value, `${prefix}${name}.`))
    }),
  )
}

/** A message as a server may give it: a text, or a list of texts joined by commas. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (!Array.isArray(value) || value.length === 0 || !value.every((part) => typeof part === 'string'))
    return undefined
  return value.join(', ')
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
