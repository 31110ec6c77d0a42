import { sealed } from '../../../../src/core/index.ts'

/** Where a row with labels in every language has those that are not the English one. */
const labels = sealed<Readonly<Record<string, string>>>({
  fr: 'labelFr',
  zh: 'labelZh',
  ja: 'labelJa',
})

/** What a row with labels in every language is called in one of them: English where that is empty, its code where there is none. */
export function labelIn(row: object, locale: string): string {
  const { [labels[locale] ?? 'label']: own, label, code } = row as Readonly<Record<string, unknown>>
  return typeof own === 'string' && own !== '' ? own : String(label ?? code ?? '')
}
