import type { z } from 'zod'
import type errors from '../../i18n/en/errors.ts'
import type { AnyRecord } from '../core/index.ts'
import type { PathOf } from '../core/pathOf.ts'

/** Every code that a value can be refused with: it has a text of its own in every language. */
export type ProblemCode = keyof (typeof errors)['errors']

/**
 * Why a value was refused: the path of the input (`variants.2.sku`), a code of the catalogue `errors.<code>`
 * and the values for its placeholders. The same in the form, the API and the import.
 */
export interface FieldProblem {
  readonly path: string
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
}

/** A refusal of a value of a record, or of what was sent, which are said: `problemAt<Order>('lines.0.quantity', …)`. */
export const problemAt = <T = never>(
  path: PathOf<T>,
  code: ProblemCode,
  values: FieldProblem['values'] = {},
): FieldProblem => ({ path, code, values })

/** Brings the issues of a schema into field problems; the first one of each path. */
export function problemsOf(error: z.ZodError, prefix = ''): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    for (const problem of problemsOfIssue(issue, prefix)) {
      if (!problems.has(problem.path)) problems.set(problem.path, problem)
    }
  }
  return [...problems.values()]
}

type Issue = z.core.$ZodIssue

function problemsOfIssue(issue: Issue, prefix: string): FieldProblem[] {
  const path = [prefix, ...issue.path.map(String)].filter(Boolean).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      problemAt<AnyRecord>(path ? `${path}.${key}` : key, 'unknown-field', { field: key }),
    )
  }
  return [{ path, ...codeOf(issue) }]
}

/** Zod's issue as a code of our catalogue. Codes carry the kind of thing that is counted: characters, entries, a number. */
function codeOf(issue: Issue): Pick<FieldProblem, 'code' | 'values'> {
  switch (issue.code) {
    case 'custom': {
      const { code = 'invalid', ...values } = (issue.params ?? {}) as { code?: ProblemCode } & Record<
        string,
        string
      >
      return { code, values }
    }
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required', values: {} }
      return { code: `too-small-${sizeOf(issue.origin)}`, values: { min: String(issue.minimum) } }
    case 'too_big':
      return { code: `too-big-${sizeOf(issue.origin)}`, values: { max: String(issue.maximum) } }
    case 'invalid_type':
      return {
        code: issue.input === undefined || issue.input === null ? 'required' : 'wrong-type',
        values: { expected: issue.expected },
      }
    case 'invalid_value':
      return { code: 'not-a-choice', values: { choices: issue.values.join(', ') } }
    case 'invalid_format':
      return { code: 'bad-format', values: { format: issue.format } }
    default:
      return { code: 'invalid', values: {} }
  }
}

const sizeOf = (origin: string) => (origin === 'string' ? 'text' : origin === 'array' ? 'list' : 'number')
