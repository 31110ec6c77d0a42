import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import { bandsOn } from '../rules/rates.ts'
import type { taxCategory } from '../taxCategory.ts'
import css from './tax.module.css'
import { useTaxTexts } from './useTaxTexts.ts'

type TaxCategory = RecordOf<typeof taxCategory>

const useTaxCategories = listOf<TaxCategory>()

/** Above the list: what each category of goods is taxed at today, band by band. */
export default function RatesToday({ resource }: { resource: Resource }) {
  const { own, band } = useTaxTexts()
  const { data } = useTaxCategories(resource.path, {
    filter: { active: true, appliesTo: 'goods', taxability: 'taxable' },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  if (!data) return <Skeleton height={154} />
  if (data.length === 0) return null
  const today = { country: 'IN', state: null, day: dayIn(new Date()) }
  return (
    <section className={css.today} aria-labelledby="rates-today">
      <h2 id="rates-today" className={css.title}>
        {own('today')}
      </h2>
      <dl className={css.todayList}>
        {data.map(({ id, name, rates }) => {
          const bands = bandsOn(rates, today)
          return (
            <div key={id} className={css.line}>
              <dt>{name}</dt>
              {bands.length === 0 && <dd className={css.quiet}>{own('noRate')}</dd>}
              {bands.map((rate) => (
                <dd key={rate.minValue ?? 0} className={css.band}>
                  {band(rate)}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
