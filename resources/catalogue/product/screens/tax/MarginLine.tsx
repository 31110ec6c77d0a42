import { useLocale } from 'ra-core'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { useOwn } from '../useOwn.ts'
import { type Margin, marginsOf } from './margin.ts'
import css from './tax.module.css'
import { taxInside, useTaxRules } from './useTaxRules.ts'

/** What is left of the prices as they are typed; nobody sees it who may not see the costs, which the form has not got then. */
export function MarginLine() {
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const { pair } = usePunctuation()
  const rules = useTaxRules()
  const [salePrice, costPrice, variants, variantCosts] = useDeferredValue(
    useWatch({ name: ['salePrice', 'costPrice', 'variants', 'variantCosts'] }) as unknown[],
  )
  const margins = marginsOf({ salePrice, costPrice, variants, variantCosts }, (price) =>
    rules ? (taxInside(rules, price)?.taxableValue ?? price) : price,
  )
  if (!margins) return null
  const worded = ({ amount, share }: Margin) =>
    own('margin.value', {
      amount: formatMoney(amount, locale),
      share: formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 }),
    })
  const [least, largest] = [worded(margins.least), worded(margins.largest)]
  return (
    <>
      <p>
        {pair(
          own(rules ? 'margin.net' : 'margin.gross'),
          least === largest ? least : own('margin.range', { least, largest }),
        )}
      </p>
      {margins.least.amount < 0 && (
        <p className={css.warning} role="status">
          {own('margin.loss')}
        </p>
      )}
    </>
  )
}
