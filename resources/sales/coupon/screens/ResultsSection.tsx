import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { FieldName } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { coupon } from '../coupon.ts'
import css from './coupon.module.css'
import { useCouponTexts } from './useCouponTexts.ts'

/** What `results` answers (resources/sales/coupon/server/results.ts). */
interface Results {
  days: { day: string; uses: number; discount: number; revenue: number }[]
  uses: {
    id: string
    at: string
    code: string | null
    state: 'used' | 'reserved' | 'released'
    discount: number
    revenue: number
    isNew: boolean
    order: string
    number: string | null
  }[]
  released: number
}

/** How a coupon did: its figures, its uses by day, and the last of them one by one. */
export default function ResultsSection({ resource, record }: OwnSectionProps<RecordOf<typeof coupon>>) {
  const { own } = useCouponTexts()
  if (!record) return <p className={css.quiet}>{own('saveFirst')}</p>
  return <Results resource={resource} record={record as RecordOf<typeof coupon>} />
}

function Results({ resource, record }: { resource: Resource; record: RecordOf<typeof coupon> }) {
  const { own, money, field, locale } = useCouponTexts()
  const ask = useOperation(resource)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'results', record.id],
    queryFn: () => ask<Results>('results', { id: record.id }),
  })
  const { usedCount, reservedCount, discountGiven, revenue, averageOrder, newCustomers } = record
  const figures: [FieldName<typeof coupon>, string][] = [
    ['usedCount', String(usedCount ?? 0)],
    ['reservedCount', String(reservedCount ?? 0)],
    ['discountGiven', money(discountGiven ?? 0)],
    ['revenue', money(revenue ?? 0)],
    ['averageOrder', averageOrder === null ? '–' : money(averageOrder)],
    ['newCustomers', String(newCustomers ?? 0)],
  ]
  const most = Math.max(1, ...(data?.days ?? []).map(({ uses }) => uses))
  return (
    <div className={css.panel} aria-busy={!data && !error}>
      <dl className={css.figures}>
        {figures.map(([name, text]) => (
          <div key={name}>
            <dt>{field(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {error && <p className={css.failure}>{error.message}</p>}
      {!data && !error && <Skeleton height={120} />}
      {data && data.uses.length === 0 && <p className={css.quiet}>{own('noUses')}</p>}
      {data && data.days.length > 0 && (
        <section>
          <h3 className={css.title}>{own('byDay')}</h3>
          <ol className={css.bars}>
            {data.days.map(({ day, uses, discount }) => {
              const text = own('day', {
                smart_count: uses,
                discount: money(discount),
                day: formatDay(day, locale),
              })
              return (
                <li key={day} title={text} style={{ blockSize: `${(uses / most) * 100}%` }}>
                  <span className="visually-hidden">{text}</span>
                </li>
              )
            })}
          </ol>
        </section>
      )}
      {data && data.uses.length > 0 && <LastUses uses={data.uses} />}
    </div>
  )
}

function LastUses({ uses }: Pick<Results, 'uses'>) {
  const { own, money, locale } = useCouponTexts()
  const order = useContext(RegistryContext).order
  const pathOf = useRecordPath()
  return (
    <section>
      <h3 className={css.title}>{own('lastUses')}</h3>
      <SmallTable
        heads={[
          own('when'),
          own('order'),
          own('state'),
          { end: own('discount') },
          { end: own('orderTotal') },
        ]}
        oneLine
      >
        {uses.map(({ id, at, state, order: orderId, number, discount, revenue, isNew }) => {
          const to = order && pathOf(order, orderId)
          const name = number ?? '–'
          return (
            <tr key={id}>
              <td>{formatTime(at, locale)}</td>
              <td>
                <bdi dir="ltr">{to ? <Link to={to}>{name}</Link> : name}</bdi>
                {isNew && ` · ${own('newCustomer')}`}
              </td>
              <td>
                <ToneChip tone={state === 'used' ? 'success' : state === 'reserved' ? 'info' : 'neutral'}>
                  {own(`states.${state}`)}
                </ToneChip>
              </td>
              <td data-end>{money(discount)}</td>
              <td data-end>{money(revenue)}</td>
            </tr>
          )
        })}
      </SmallTable>
    </section>
  )
}
