import type { Resource } from '../../core/index.ts'
import type { FieldProblem } from '../../derive/problems.ts'
import { problemValues } from '../../derive/problemValues.ts'
import { isUnreadable } from '../../fields/json/unreadable.ts'
import type { Texts } from './useTexts.ts'

interface Words {
  translate: (key: string, values?: Record<string, unknown>) => string
  texts: Texts
  locale: string
}

/** What is wrong, in words: amounts as money, choices and other fields by their names. */
export function problemText(
  resource: Resource,
  problem: FieldProblem,
  value: unknown,
  { translate, texts, locale }: Words,
): string {
  if (isUnreadable(value)) return translate('fields.json.wrong')
  const words = { locale, field: texts.field, value: texts.value }
  return translate(`errors.${problem.code}`, {
    ...problemValues(resource, problem, words),
    _: translate('errors.invalid'),
  })
}
