import type { RecordOf } from '../../../../src/core/index.ts'
import { Figures, Quiet } from '../../../../src/fields/cellParts.tsx'
import { dayIn } from '../../../../src/fields/date/day.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { bandsOn, type TaxRate } from '../rules/rates.ts'
import type { taxCategory } from '../taxCategory.ts'
import { useTaxTexts } from './useTaxTexts.ts'

interface RatesCellProps extends Omit<CellProps<readonly TaxRate[]>, 'record'> {
  record: RecordOf<typeof taxCategory>
}

/** The rates of this day, from the lowest band up; up to which value, under the pointer and read out. */
export default function RatesCell({ value, record }: RatesCellProps) {
  const { list } = usePunctuation()
  const { own, band, percent } = useTaxTexts()
  const bands = bandsOn(value, { country: 'IN', state: null, day: dayIn(new Date()) })
  if (bands.length === 0)
    return record.taxability && record.taxability !== 'taxable' ? (
      <span aria-hidden="true">–</span>
    ) : (
      <Quiet>{own('noRate')}</Quiet>
    )
  return (
    <span title={list(bands.map(band))}>
      <Figures aria-hidden="true">{bands.map(({ rate }) => percent(rate)).join(' · ')}</Figures>
      <span className="visually-hidden">{list(bands.map(band))}</span>
    </span>
  )
}
