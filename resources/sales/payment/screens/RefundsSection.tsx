import { LinkBase } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { refund } from '../../refund/refund.ts'
import type { payment } from '../payment.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

const useRefunds = listOf<RecordOf<typeof refund>>()

/** The refunds out of a payment, the last one first. */
export default function RefundsSection({ record }: OwnSectionProps<RecordOf<typeof payment>>) {
  const { text, money, locale } = useOwn()
  const { area, value } = useOwn('refund')
  const pathOf = useRecordPath()
  const mayLook = hasFlag(useViewer(), 'refund', 'view')
  const { data } = useRefunds(
    area.path,
    {
      filter: { payment: record?.id },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'createdAt', order: 'DESC' },
      meta: { fields: ['number', 'status', 'amount', 'destination', 'createdAt', 'utr'] },
    },
    { enabled: record !== undefined && mayLook },
  )
  if (data?.length === 0) return <p className={css.quiet}>{text('noRefunds')}</p>
  return (
    <ul className={css.list}>
      {data?.map((refund) => {
        const to = pathOf(area, refund.id, refund)
        const number = <bdi dir="ltr">{refund.number}</bdi>
        return (
          <li key={refund.id}>
            <div className={css.row}>
              {to ? <LinkBase to={to}>{number}</LinkBase> : number}
              <StatusChip resource={area} status={String(refund.status)} />
              <span className={css.small}>
                {[value('destination', refund.destination), refund.utr, formatTime(refund.createdAt, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <strong>{money(refund.amount)}</strong>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
