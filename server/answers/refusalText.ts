import { defined } from '../../src/core/defined.ts'
import type { Locale, Resource } from '../../src/core/index.ts'
import type { FieldProblem } from '../../src/derive/problems.ts'
import { fieldAt } from '../../src/derive/problemValues.ts'
import type { ApiError } from '../apiError.ts'
import type { Translate } from './texts.ts'

/** What a refusal says: its message, and a text for each field by its path. */
export interface RefusalText {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** What a refusal is about. */
interface Subject {
  /** The area that the request was about. */
  readonly resource?: Resource | undefined
  /** Whether the texts name the fields that are missing: where no form stands behind them, nobody would know which. */
  readonly namesFields?: boolean
}

/** The texts of a refusal in the language of the request. */
export function refusalText(
  { code, values, problems }: ApiError,
  locale: Locale,
  translate: Translate,
  { resource, namesFields = false }: Subject = {},
): RefusalText {
  const about = (path: string) => (resource ? { resource, path } : undefined)
  const errors = problems.map((problem) => [
    problem.path,
    namesFields && resource
      ? namedProblem(problem, locale, translate, resource)
      : translate(locale, problem.code, problem.values, about(problem.path)),
  ])
  return defined({
    message: translate(locale, code, values, about('')),
    errors: errors.length > 0 ? (Object.fromEntries(errors) as Record<string, string>) : undefined,
  })
}

/** A problem as a sentence that stands alone: one of a field that is missing names it. */
export function namedProblem(
  { path, code, values }: FieldProblem,
  locale: Locale,
  translate: Translate,
  resource: Resource,
): string {
  const of = code === 'required' ? fieldAt(resource, path) : undefined
  return of?.field
    ? translate(locale, 'required-of', { field: of.name }, { resource, path })
    : translate(locale, code, values, { resource, path })
}
