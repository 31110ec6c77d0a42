import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { BulkResult } from '../../providers/shopCalls.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { titleOf } from '../titleOf.ts'
import { useListView } from './ListViewContext.ts'
import css from './RefusedList.module.css'

interface RefusedListProps {
  records: readonly AnyRecord[]
  refused: BulkResult['refused']
  /** Whether to name who refers to a single record that is still in use. */
  showsReferrers?: boolean
}

/** Why records were left out: each reason once, with the records it holds for. */
export function RefusedList({ records, refused, showsReferrers = false }: RefusedListProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { resource } = useListView()
  const nameOf = (id: string) => {
    const record = records.find((each) => each.id === id)
    return record ? titleOf(resource, record, locale) : id
  }
  const reasons = new Map<string, string[]>()
  for (const { id, message, errors } of refused) {
    const reason = [message, ...Object.values(errors ?? {})].join(' ')
    reasons.set(reason, [...(reasons.get(reason) ?? []), nameOf(id)])
  }
  const [only] = refused
  return (
    <ul className={css.reasons}>
      {[...reasons].map(([reason, names]) => (
        <li key={reason}>
          <strong>{reason}</strong>
          {records.length > 1 && (
            <span>{listed(locale, names, (rest) => translate('list.task.more', { smart_count: rest }))}</span>
          )}
        </li>
      ))}
      {showsReferrers && refused.length === 1 && only?.code === 'in-use' && <Referrers id={only.id} />}
    </ul>
  )
}

const mostNames = 8

function listed(locale: string, names: readonly string[], more: (rest: number) => string): string {
  const shown = names.slice(0, mostNames)
  const rest = names.length - shown.length
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    rest > 0 ? [...shown, more(rest)] : shown,
  )
}

/** Which areas refer to a record, and how often. */
function Referrers({ id }: { id: string }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const registry = useContext(RegistryContext)
  const { resource } = useListView()
  const { data } = useQuery({
    queryKey: [resource.path, 'referrers', id],
    queryFn: async ({ signal }) => (await dataProvider.referrers(resource.path, { id, signal })).data,
    retry: false,
  })
  return (data ?? []).map(({ resource: name, field, count }) => (
    <li key={`${name} ${field}`}>
      <span>
        {translate('list.task.referrer', {
          count,
          name: translate(`resources.${registry[name]?.path ?? name}.name`, { smart_count: count, _: name }),
          field: translate(`resources.${registry[name]?.path ?? name}.fields.${field}`, { _: field }),
        })}
      </span>
    </li>
  ))
}
