import type { z } from 'zod'
import { problemsOf } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import { malformed } from '../records/parameters.ts'

/**
 * What a schema makes of a body.
 * @throws ApiError `malformed` where it is no object, `unknown-field` for a key too many, `invalid` with all other problems.
 */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('not an object')
  }
  const parsed = schema.safeParse(body, { reportInput: true })
  if (parsed.success) return parsed.data
  const problems = problemsOf(parsed.error)
  const unknown = problems.find(({ code }) => code === 'unknown-field')
  if (unknown) throw new ApiError('unknown-field', { values: unknown.values })
  throw new ApiError('invalid', { problems })
}

/**
 * What a schema makes of the parameters of a URL.
 * @throws ApiError `unknown-parameter` for one too many, `malformed` for one that does not fit or is given twice.
 */
export function readQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const [{ code, path } = { code: '', path: '' }] = problemsOf(parsed.error)
  if (code === 'unknown-field')
    throw new ApiError('unknown-parameter', { values: { parameter: path.slice(0, 100) } })
  throw malformed(path)
}

/**
 * What a schema makes of what varies in a path.
 * @throws ApiError `not-found` where it does not fit
 */
export function readParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new ApiError('not-found')
  return parsed.data
}
