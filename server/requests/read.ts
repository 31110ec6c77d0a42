import type { z } from 'zod'
import { problemsOf } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'

/**
 * What a schema makes of a body.
 * @throws ApiError `malformed` where it is no object, `unknown-field` for a key too many, `invalid` with all other problems.
 */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('malformed', { values: { reason: 'not an object' } })
  }
  const parsed = schema.safeParse(body, { reportInput: true })
  if (parsed.success) return parsed.data
  const problems = problemsOf(parsed.error)
  const unknown = problems.find(({ code }) => code === 'unknown-field')
  if (unknown) throw new ApiError('unknown-field', { values: unknown.values })
  throw new ApiError('invalid', { problems })
}

/**
 * Refuses parameters that a route does not know.
 * @throws ApiError `unknown-parameter`
 */
export function readNoQuery(query: unknown): void {
  const [name] = Object.keys(query as Record<string, unknown>)
  if (name !== undefined) throw new ApiError('unknown-parameter', { values: { parameter: name } })
}
