import { useQuery } from '@tanstack/react-query'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import type { coupon } from '../coupon.ts'
import css from './coupon.module.css'
import { useCouponTexts } from './useCouponTexts.ts'

interface Sku {
  sku: string
  name: string
  price: number
  reduced: number
  cost: number | null
  rate: number | null
  reducedRate: number | null
}

/** What `marginGuard` answers (resources/sales/coupon/server/marginGuard.ts). */
interface Guard {
  skus: number
  cut: boolean
  belowCost: number | null
  crossing: number
  withoutCost: number | null
  worst: Sku[]
  crossed: Sku[]
}

/** What a coupon does to margins and taxes before it is switched on: what falls below its cost, and what changes its GST band. */
export default function MarginDialog({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof coupon>>) {
  const { own, action, money, percent } = useCouponTexts()
  const ask = useOperation(resource)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'margin', record?.id, record?.version],
    queryFn: () => ask<Guard>('marginGuard', { id: record?.id ?? '' }),
  })
  const rate = (value: number | null) => (value === null ? '–' : percent(value))
  return (
    <QuestionDialog
      title={action('margin', String(record?.name ?? ''))}
      size="large"
      onClose={close}
      isReading={!data && !error}
    >
      {error && <p className={css.failure}>{error.message}</p>}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <div className={css.panel}>
          <p className={css.quiet}>{own('marginHint')}</p>
          <dl className={css.figures}>
            <div>
              <dt>{own('skus')}</dt>
              <dd>{data.skus}</dd>
            </div>
            {data.belowCost !== null && (
              <div>
                <dt>{own('belowCost')}</dt>
                <dd>{data.belowCost}</dd>
              </div>
            )}
            {data.withoutCost !== null && (
              <div>
                <dt>{own('withoutCost')}</dt>
                <dd>{data.withoutCost}</dd>
              </div>
            )}
            <div>
              <dt>{own('crossing')}</dt>
              <dd>{data.crossing}</dd>
            </div>
          </dl>
          {data.cut && <p className={css.failure}>{own('cut')}</p>}
          {data.worst.length > 0 && (
            <Skus
              title={own('worst')}
              heads={[own('price'), own('reduced'), own('cost')]}
              rows={data.worst.map(({ sku, name, price, reduced, cost }) => [
                ...[sku, name, money(price), money(reduced)],
                cost === null ? '–' : money(cost),
              ])}
            />
          )}
          {data.crossed.length > 0 && (
            <Skus
              title={own('crossed')}
              heads={[own('price'), own('reduced'), own('rates')]}
              rows={data.crossed.map(({ sku, name, price, reduced, rate: before, reducedRate }) => [
                ...[sku, name, money(price), money(reduced), `${rate(before)} → ${rate(reducedRate)}`],
              ])}
            />
          )}
        </div>
      )}
    </QuestionDialog>
  )
}

interface SkusProps {
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

function Skus({ title, heads, rows }: SkusProps) {
  const { own } = useCouponTexts()
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <SmallTable heads={[own('line'), ...heads.map((end) => ({ end }))]} oneLine>
        {rows.map(([sku, name, ...figures]) => (
          <tr key={sku}>
            <td>
              {name} <bdi dir="ltr">({sku})</bdi>
            </td>
            {figures.map((figure, index) => (
              <td key={heads[index]} data-end>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </SmallTable>
    </section>
  )
}
