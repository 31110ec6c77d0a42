import { useLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { RecordOf, Resource } from '../../../../../src/core/index.ts'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import type { Picture } from '../../../../../src/fields/image/image.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { formatPercent } from '../../../../../src/fields/percent/formatPercent.ts'
import { useTexts } from '../../../../../src/views/form/useTexts.ts'
import type { OwnSectionProps } from '../../../../../src/views/overrides.ts'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import type { product } from '../../product.ts'
import StockCell from '../stock/StockCell.tsx'
import css from './glance.module.css'

/** Of the pictures after the first one. */
const most = 5

/** What a product looks like, what it costs, how much there is of it and how it does, beside whatever part of it is worked on. */
export default function GlanceCard({ resource, record }: OwnSectionProps<RecordOf<typeof product>>) {
  const media = (useWatch({ name: 'media' }) ?? []) as readonly Picture[]
  return (
    <div className={css.glance}>
      <GoodsPicture value={media[0]} height={200} />
      <div className={css.beside}>
        {record && <Figures resource={resource} record={record} />}
        <div className={css.further}>
          {media.slice(1, most + 1).map((picture) => (
            <GoodsPicture key={picture.file} value={picture} height={72} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Five figures; a product that none has come back of and nobody has rated says so by a dash. */
function Figures({ resource, record }: { resource: Resource; record: Partial<RecordOf<typeof product>> }) {
  const locale = useLocale() ?? 'en'
  const { field } = useTexts(resource)
  const { priceFrom, stock, soldLately, returnRate, ratingAverage, ratingCount } = record
  const number = (value: number | null | undefined) =>
    typeof value === 'number' ? formatNumber(value, locale) : '–'
  const told: readonly (readonly [name: string, value: ReactNode])[] = [
    ['priceFrom', typeof priceFrom === 'number' ? formatMoney(priceFrom, locale) : '–'],
    ['stock', <StockCell key="stock" value={stock ?? 0} record={record} />],
    ['soldLately', number(soldLately)],
    ['returnRate', typeof returnRate === 'number' ? formatPercent(returnRate, locale) : '–'],
    ['ratingAverage', ratingCount ? `${number(ratingAverage)} (${number(ratingCount)})` : '–'],
  ]
  return (
    <dl className={css.facts}>
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{field(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
