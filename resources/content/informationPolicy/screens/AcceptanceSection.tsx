import { useQuery } from '@tanstack/react-query'
import { areaHeads } from '#areas'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { formatPercent } from '../../../../src/fields/percent/formatPercent.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { informationPolicy } from '../informationPolicy.ts'
import type { Accepted } from '../rules/policies.ts'
import css from './acceptance.module.css'

/** Who accepted which version of a policy: the figures of its type, each leading to the names. */
export default function AcceptanceSection({
  resource,
  record,
}: OwnSectionProps<RecordOf<typeof informationPolicy>>) {
  const { text, locale } = useAreaWords<typeof informationPolicy>(resource.path)
  const ask = useOperation(resource)
  const viewer = useViewer()
  const log = areaHeads.policyAcceptance as AreaHead
  const { data, error } = useQuery({
    queryKey: [resource.path, 'acceptances', record?.id, record?.version],
    queryFn: ({ signal }) => ask<Accepted>('acceptances', { id: record?.id ?? '', signal }),
    enabled: record !== undefined,
    retry: false,
  })
  if (!record) return <p className={css.quiet}>{text('savedFirst')}</p>
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton height={72} />
  if (data.versions.length === 0) return <p className={css.quiet}>{text('noRevisions')}</p>
  const number = (count: number) => formatNumber(String(count), locale)
  const share = (accepted: number) =>
    data.customers > 0 ? formatPercent((accepted / data.customers) * 100, locale, 0) : ''
  const namesOf = (versionNo: number) => {
    const filter = JSON.stringify({ policyType: [record.policyType], versionNo })
    return `/app/${log.path}?filter=${encodeURIComponent(filter)}`
  }
  return (
    <>
      <p className={css.quiet}>{text(record.requiresAcceptance ? 'isAsked' : 'isNotAsked')}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('versionHead')}</th>
            <th scope="col">{text('acceptedHead')}</th>
            <th scope="col">{text('lastHead')}</th>
          </tr>
        </thead>
        <tbody>
          {data.versions.map((version) => (
            <tr key={version.number}>
              <th scope="row">
                {text('versionShort', { number: version.number })}{' '}
                {version.live && <ToneChip tone="success">{text('isLive')}</ToneChip>}
              </th>
              <td>
                {version.accepted > 0 && canAct(viewer, log, 'view') ? (
                  <Link to={namesOf(version.number)}>
                    {text('acceptedBy', { smart_count: version.accepted, count: number(version.accepted) })}
                  </Link>
                ) : (
                  text('acceptedBy', { smart_count: version.accepted, count: number(version.accepted) })
                )}
                {version.live && <span className={css.share}>{share(version.accepted)}</span>}
              </td>
              <td>{version.lastAt && formatTime(version.lastAt, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
