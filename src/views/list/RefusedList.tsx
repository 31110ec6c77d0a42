import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { BulkResult } from '../../providers/shopCalls.ts'
import { ReferrerText } from '../ReferrerText.tsx'
import { useTitleOf } from '../useTitleOf.ts'
import { Reason } from './Reason.tsx'
import css from './RefusedList.module.css'
import { refusalWords } from './refusalWords.ts'

interface RefusedListProps {
  resource: Resource
  records: readonly AnyRecord[]
  refused: BulkResult['refused']
  /** Whether each is named; not where it was asked for a single one. */
  isNamed?: boolean
  /** Whether to name who refers to a single record that is still in use. */
  showsReferrers?: boolean
}

/** Why records were left out: each reason once, with the records it holds for. */
export function RefusedList({
  resource,
  records,
  refused,
  isNamed = records.length > 1,
  showsReferrers = false,
}: RefusedListProps) {
  const titleOf = useTitleOf()
  const nameOf = (id: string) => {
    const record = records.find((each) => each.id === id)
    return record ? titleOf(resource, record) : id
  }
  const reasons = new Map<string, string[]>()
  for (const each of refused) {
    const reason = refusalWords(each)
    const names = reasons.get(reason) ?? []
    names.push(nameOf(each.id))
    reasons.set(reason, names)
  }
  const [only] = refused
  return (
    <ul className={css.reasons}>
      {[...reasons].map(([reason, names]) => (
        <Reason key={reason} reason={reason} names={isNamed ? names : []} count={names.length} />
      ))}
      {showsReferrers && refused.length === 1 && only?.code === 'in-use' && (
        <Referrers resource={resource} id={only.id} />
      )}
    </ul>
  )
}

/** Which areas refer to a record, and how often. */
function Referrers({ resource, id }: { resource: Resource; id: string }) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { data } = useQuery({
    queryKey: [resource.path, 'referrers', id],
    queryFn: async ({ signal }) => (await dataProvider.referrers(resource.path, { id, signal })).data,
    retry: false,
  })
  return (data ?? []).map((referrer) => (
    <li key={`${referrer.resource} ${referrer.field}`}>
      <span>
        <ReferrerText referrer={referrer} />
      </span>
    </li>
  ))
}
