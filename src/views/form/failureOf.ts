import type { AnyRecord } from '../../core/index.ts'
import type { FailureBody } from '../../providers/failure.ts'
import { type FormProblem, problemsIn } from './errorTree.ts'

/** Who changed a field since a form was opened. */
export interface OthersChange {
  readonly field: string
  readonly actor: string
  readonly at: string
}

/**
 * Why a save did not happen, as the form deals with it: `invalid` (fields are named), `stale` (someone else saved first),
 * `passing` (offline, timeout, 5xx: the same may succeed in a moment), `refused` (the shop's state forbids it).
 */
export type Failure =
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[]; readonly message: string }
  | { readonly kind: 'stale'; readonly current: AnyRecord; readonly changes: readonly OthersChange[] }
  | {
      readonly kind: 'passing'
      readonly message: string
      readonly isOffline: boolean
      readonly requestId: string | undefined
      readonly retryAfter: number | undefined
    }
  | {
      readonly kind: 'refused'
      readonly code: string | undefined
      readonly message: string
      readonly requestId: string | undefined
    }

/** Reads an error of the data provider. */
export function failureOf(error: unknown): Failure {
  const {
    status = 0,
    body,
    message = '',
  } = (error ?? {}) as { status?: number; body?: Partial<FailureBody>; message?: string }
  const { code, current, changes, requestId, retryAfter } = body ?? {}
  if (code === 'stale' && current)
    return {
      kind: 'stale',
      current: current as unknown as AnyRecord,
      changes: (changes ?? []).map(namedChange),
    }
  const problems = problemsIn(body?.errors)
  if (problems.length > 0) return { kind: 'invalid', problems, message }
  const isOffline = code === 'network' || (typeof navigator !== 'undefined' && navigator.onLine === false)
  if (status === 0 || status === 408 || status === 429 || status === 508 || status >= 500)
    return { kind: 'passing', message, isOffline, requestId, retryAfter }
  return { kind: 'refused', code, message, requestId }
}

const namedChange = ({ field, actor, at }: { field: string; actor: unknown; at: string }): OthersChange => ({
  field,
  at,
  actor: typeof actor === 'string' ? actor : String((actor as { name?: unknown } | null)?.name ?? ''),
})
