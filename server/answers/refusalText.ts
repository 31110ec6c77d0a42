import type { Locale, Resource } from '../../src/core/index.ts'
import type { ApiError } from '../apiError.ts'
import type { Translate } from './texts.ts'

/** What a refusal says: its message, and a text for each field by its path. */
export interface RefusalText {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** The texts of a refusal in the language of the request; `resource` is the area that the request was about. */
export function refusalText(
  { code, values, problems }: ApiError,
  locale: Locale,
  translate: Translate,
  resource?: Resource,
): RefusalText {
  const about = (path: string) => (resource ? { resource, path } : undefined)
  const errors = problems.map((problem) => [
    problem.path,
    translate(locale, problem.code, problem.values, about(problem.path)),
  ])
  return {
    message: translate(locale, code, values, about('')),
    ...(errors.length > 0 ? { errors: Object.fromEntries(errors) as Record<string, string> } : {}),
  }
}
