import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { areaHeads } from '#areas'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord, AreaHead, RecordOf, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { broadcast } from '../broadcast.ts'
import css from './broadcast.module.css'

interface Reached {
  readonly members: number
  readonly agreed: number
  readonly reachable: number
  readonly limit: number
}

/** Whom a broadcast reaches: as the form stands while it is written, and its messages in the log once it goes out. */
export default function Reach({ resource, record }: OwnSectionProps<RecordOf<typeof broadcast>>) {
  const isForm = useFormContext() !== null
  const isDraft = record === undefined || record.status === 'draft' || record.status === 'waiting'
  return (
    <div className={css.reach}>
      {isForm ? <Chosen resource={resource} /> : <Counted resource={resource} values={record ?? {}} />}
      {record && !isDraft && <LogLink resource={resource} record={record} />}
    </div>
  )
}

function Chosen({ resource }: { resource: Resource }) {
  const [channel, customers, groups, exceptGroups] = useWatch({
    name: ['channel', 'customers', 'groups', 'exceptGroups'],
  })
  return <Counted resource={resource} values={{ channel, customers, groups, exceptGroups }} />
}

function Counted({ resource, values }: { resource: Resource; values: Partial<AnyRecord> }) {
  const { text, value, locale } = useAreaWords<typeof broadcast>(resource.path)
  const ask = useOperation(resource)
  const { channel = 'email', customers, groups, exceptGroups } = values
  const input = {
    channel,
    customers: customers ?? [],
    groups: groups ?? [],
    exceptGroups: exceptGroups ?? [],
  }
  const { data, error, isFetching } = useQuery({
    queryKey: [resource.path, 'reach', input],
    queryFn: ({ signal }) => ask<Reached>('reach', { input, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const number = (count: number) => formatNumber(String(count), locale)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton height={84} />
  const { members, agreed, reachable, limit } = data
  const lines = [
    ['members', members],
    ['agreed', agreed],
    ['leftOut', members - agreed],
    ['reachable', reachable],
  ] as const
  return (
    <div role="status" aria-busy={isFetching}>
      <dl className={css.counts}>
        {lines.map(([name, count]) => (
          <div key={name}>
            <dt>{text(name, { channel: value('channel', channel) })}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {reachable === 0 && <p className={css.warning}>{text('nobody')}</p>}
      {reachable > limit && <p className={css.warning}>{text('aboveLimit', { limit: number(limit) })}</p>}
    </div>
  )
}

function LogLink({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const { text } = useAreaWords<typeof broadcast>(resource.path)
  const log = areaHeads.notification as AreaHead
  if (!canAct(useViewer(), log, 'view')) return null
  const filter = encodeURIComponent(JSON.stringify({ broadcast: [record.id] }))
  return (
    <p>
      <Link to={`/app/${log.path}?filter=${filter}`}>{text('log')}</Link>
    </p>
  )
}
