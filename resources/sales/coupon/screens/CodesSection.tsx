import { useContext, useState } from 'react'
import { hasFlag, type RecordOf, type Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import type { couponCode } from '../../couponCode/couponCode.ts'
import type { coupon } from '../coupon.ts'
import AddCodes from './AddCodes.tsx'
import css from './coupon.module.css'
import ExportCodes from './ExportCodes.tsx'
import { useCouponTexts } from './useCouponTexts.ts'

const useCodes = listOf<RecordOf<typeof couponCode>>()

/** The codes of a batch: how many there are and are left, when they were made, and a way to more and to a file. */
export default function CodesSection({ resource, record }: OwnSectionProps<RecordOf<typeof coupon>>) {
  const { own } = useCouponTexts()
  if (!record) return <p className={css.quiet}>{own('saveFirst')}</p>
  return <Codes resource={resource} record={record as RecordOf<typeof coupon>} />
}

function Codes({ resource, record }: { resource: Resource; record: RecordOf<typeof coupon> }) {
  const { own, locale } = useCouponTexts()
  const viewer = useViewer()
  const area = useContext(RegistryContext).couponCode
  const maySee = area !== undefined && canAct(viewer, area, 'view')
  const { total } = useCodes(
    'pages/coupon-codes',
    {
      filter: { coupon: record.id, state: 'unused' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: maySee },
  )
  const [opened, setOpened] = useState<'add' | 'export'>()
  const props = { resource, records: [record], close: () => setOpened(undefined) }
  return (
    <div className={css.panel}>
      <dl className={css.figures}>
        <div>
          <dt>{own('codesInAll')}</dt>
          <dd>{record.codeCount ?? 0}</dd>
        </div>
        {maySee && (
          <div>
            <dt>{own('codesLeft')}</dt>
            <dd>{total ?? '…'}</dd>
          </div>
        )}
      </dl>
      <div className={css.row}>
        {hasFlag(viewer, resource.name, 'codes') && record.status !== 'archived' && (
          <Button onClick={() => setOpened('add')}>{own('addCodes')}</Button>
        )}
        {area && canAct(viewer, area, 'export') && (record.codeCount ?? 0) > 0 && (
          <Button onClick={() => setOpened('export')}>{own('exportCodes')}</Button>
        )}
      </div>
      {record.codeBatches.length > 0 && (
        <SmallTable heads={[own('when'), own('by'), own('prefix'), { end: own('codes') }]} oneLine>
          {record.codeBatches.map(({ id, at, by, prefix, count }) => (
            <tr key={id}>
              <td>{formatTime(at, locale)}</td>
              <td>{by}</td>
              <td>
                <bdi dir="ltr">{prefix ?? '–'}</bdi>
              </td>
              <td data-end>{count}</td>
            </tr>
          ))}
        </SmallTable>
      )}
      {opened === 'add' && <AddCodes {...props} />}
      {opened === 'export' && <ExportCodes {...props} />}
    </div>
  )
}
