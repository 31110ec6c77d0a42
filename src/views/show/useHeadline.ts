import { useLocale } from 'ra-core'
import { type AnyRecord, isEmpty, type Resource } from '../../core/index.ts'
import { pageOf } from '../../derive/page.ts'
import { targetOf } from '../../derive/relations.ts'
import { formatDay } from '../../fields/date/formatDay.ts'
import { formatMoney } from '../../fields/money/formatMoney.ts'
import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import { useTexts } from '../form/useTexts.ts'
import { titleOf } from '../titleOf.ts'
import { shownValue } from './ShownValue.tsx'

/** What a record is called on its own page: who and how much. Undefined while a name in it is still on its way. */
export function useHeadline(
  resource: Resource,
  record: AnyRecord,
  readable: ReadonlySet<string>,
): string | undefined {
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const nameOf = useRecordNames()
  const words = pageOf(resource).headline.flatMap((name): string[] => {
    if (name === resource.title) return [titleOf(resource, record, locale)]
    const value = shownValue(resource, record, name, locale)
    const field = resource.fields[name]
    if (!field || !readable.has(name) || isEmpty(value)) return []
    const target = targetOf(resource, field)
    if (target !== undefined) return [nameOf(target, String(value)).title]
    if (field.kind === 'money') return [formatMoney(Number(value), locale, field.options.currency)]
    if (field.kind === 'date') return [formatDay(String(value), locale)]
    return [field.kind === 'select' ? texts.value(name, String(value)) : String(value)]
  })
  if (words.includes('')) return undefined
  return words.length > 0 ? words.join(' · ') : titleOf(resource, record, locale)
}
