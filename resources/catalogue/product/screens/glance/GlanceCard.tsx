import { useLocale } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { Picture } from '../../../../../src/fields/image/image.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { useTexts } from '../../../../../src/views/form/useTexts.ts'
import type { OwnSectionProps } from '../../../../../src/views/overrides.ts'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import type { product } from '../../product.ts'
import StockCell from '../stock/StockCell.tsx'
import css from './glance.module.css'

/** What a product looks like, what it costs and how much there is of it, beside whatever part of it is worked on. */
export default function GlanceCard({ resource, record }: OwnSectionProps<RecordOf<typeof product>>) {
  const locale = useLocale() ?? 'en'
  const { field } = useTexts(resource)
  const media = useWatch({ name: 'media' }) as readonly Picture[] | null | undefined
  return (
    <div className={css.glance}>
      <GoodsPicture value={media?.[0]} height={200} />
      {record && (
        <dl className={css.facts}>
          {typeof record.priceFrom === 'number' && (
            <div>
              <dt>{field('priceFrom')}</dt>
              <dd>{formatMoney(record.priceFrom, locale)}</dd>
            </div>
          )}
          <div>
            <dt>{field('stock')}</dt>
            <dd>
              <StockCell value={record.stock ?? 0} record={record} />
            </dd>
          </div>
        </dl>
      )}
    </div>
  )
}
