import type { Locale } from '../../src/core/index.ts'
import type { Translate } from '../answers/texts.ts'
import type { ApiError } from '../apiError.ts'

/** A refusal inside an answer that tells of several: its code and its texts in the language of the request. */
export function refusalText({ code, values, problems }: ApiError, locale: Locale, translate: Translate) {
  const errors = problems.map((problem) => [problem.path, translate(locale, problem.code, problem.values)])
  return {
    code,
    message: translate(locale, code, values),
    ...(errors.length > 0 ? { errors: Object.fromEntries(errors) as Record<string, string> } : {}),
  }
}
