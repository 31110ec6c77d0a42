import { useQuery } from '@tanstack/react-query'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import { pincode as pincodes } from '../../pincode/pincode.ts'
import { deliveryZone } from '../deliveryZone.ts'
import type { Coverage, Overlap } from '../rules/answers.ts'
import { OverlapTable } from './OverlapTable.tsx'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

const figures = ['listed', 'serviceable', 'served', 'cod'] as const

/** How much of the list of pincodes is served, what is not, and where zones take the same places in (areas, 25). */
export default function CoverageReport({ close }: OwnActionProps<RecordOf<typeof deliveryZone>>) {
  const ask = useOperation(deliveryZone)
  const recordPath = useRecordPath()
  const { own, action, count } = useZoneTexts()
  const { data, error } = useQuery({
    queryKey: [deliveryZone.path, 'coverage'],
    queryFn: async () => ({
      coverage: await ask<Coverage>('coverage'),
      ...(await ask<{ overlaps: Overlap[] }>('overlaps')),
    }),
    staleTime: 0,
  })
  return (
    <QuestionDialog title={action('coverage')} size="large" onClose={close} isReading={!data && !error}>
      {error && <p className={css.failure}>{error.message}</p>}
      {data && (
        <>
          <div className={css.figures}>
            {figures.map((figure) => (
              <div key={figure} className={css.figure}>
                <strong>{count(data.coverage[figure])}</strong>
                <span className={css.quiet}>{own(`figure.${figure}`)}</span>
              </div>
            ))}
          </div>
          <h3 className={css.title}>
            {own('unserved', { smart_count: data.coverage.serviceable - data.coverage.served })}
          </h3>
          <ul className={css.members}>
            {data.coverage.unserved.map(({ id, pincode, city, state, hasZone, orders, carts }) => (
              <li key={id} className={css.member}>
                <Link to={recordPath(pincodes, id) ?? ''}>
                  <bdi dir="ltr">{pincode}</bdi>
                </Link>
                <span className={css.quiet}>
                  {city ?? state} · {own(hasZone ? 'withoutMethod' : 'noZone')}
                  {orders + carts > 0 && (
                    <> · {own('demand', { orders: count(orders), carts: count(carts) })}</>
                  )}
                  &nbsp;
                </span>
              </li>
            ))}
          </ul>
          <h3 className={css.title} style={{ marginBlockStart: 18 }}>
            {own('overlaps', { smart_count: data.overlaps.length })}
          </h3>
          {data.overlaps.length > 0 && <OverlapTable overlaps={data.overlaps} />}
        </>
      )}
    </QuestionDialog>
  )
}
