import { useLocale, useTranslate } from 'ra-core'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import type { broadcast } from '../../../messages/broadcast/broadcast.ts'
import css from './ownWork.module.css'

const head = areaHeads.broadcast as AreaHead

const fields = ['name', 'status', 'queuedCount', 'sentCount', 'updatedAt'] as const

type Broadcast = Pick<RecordOf<typeof broadcast>, 'id' | (typeof fields)[number]>

const useBroadcasts = listOf<RecordOf<typeof broadcast>>()

/** The latest broadcasts that somebody has submitted themselves, and how far each has come; nothing for whoever may not view any. */
export function OwnBroadcasts({ title }: { title: string }) {
  const maySee = canAct(useViewer(), head, 'view')
  const { data = [] } = useBroadcasts(
    head.path,
    {
      filter: { submittedBy: '$me' },
      sort: { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
      meta: { fields },
    },
    { enabled: maySee, retry: false },
  )
  if (data.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="own-work-broadcasts">
      <h2 id="own-work-broadcasts">{title}</h2>
      <ul className={css.lines}>
        {data.map((each) => (
          <OfArea key={each.id} name="broadcast">
            {(area) => <BroadcastLine area={area} broadcast={each} />}
          </OfArea>
        ))}
      </ul>
    </section>
  )
}

function BroadcastLine({ area, broadcast }: { area: Resource; broadcast: Broadcast }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { id, name, status, queuedCount, sentCount, updatedAt } = broadcast
  return (
    <li className={css.line}>
      <div>
        <Link to={`/app/${area.path}/${id}/show`}>{name}</Link>
        <span>
          <StatusChip resource={area} status={status} />
          {queuedCount !== null &&
            ` · ${translate('task.ownWork.queued', {
              sent: formatNumber(sentCount ?? 0, locale),
              total: formatNumber(queuedCount, locale),
            })}`}
          {' · '}
          <RelativeTime at={updatedAt} />
        </span>
      </div>
    </li>
  )
}
