import type { RecordOf } from '../../../../src/core/index.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import { type Part, parseTemplate } from '../../notification/rules/parseTemplate.ts'
import { renderTemplate } from '../../notification/rules/renderTemplate.ts'
import { templateVariables } from '../../notification/rules/templateVariables.ts'
import type { template } from '../template.ts'

type Place = Exclude<Part, string>

/** The variables of a body in the order in which they stand, each as often as it does: the places {{1}}, {{2}} … of an approved template. */
export function placesOf(
  { kind, body }: Pick<RecordOf<typeof template>, 'kind' | 'body'>,
  key: string | null,
): Place[] {
  const known = templateVariables(kind, key).map(({ name }) => name)
  return parseTemplate(body, known).parts.filter((part) => typeof part !== 'string')
}

/** What fills those places; WhatsApp takes neither line breaks in them nor empty ones. */
export function parametersOf(
  record: Pick<RecordOf<typeof template>, 'kind' | 'body' | 'locale'>,
  key: string | null,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const { kind, locale } = record
  const rendering = {
    variables: templateVariables(kind, key),
    values,
    locale,
    currency: shopCurrency,
    as: 'text',
  } as const
  return placesOf(record, key).map(
    (place) => renderTemplate([place], rendering).replace(/\s+/g, ' ').trim() || '–',
  )
}
