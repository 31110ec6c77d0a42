import { useLocale, useTranslate } from 'ra-core'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../../src/core/index.ts'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { formatPercent } from '../../../../../src/fields/percent/formatPercent.ts'
import { FormLines } from '../../../../../src/views/form/FormLines.tsx'
import { deadZoneAt } from '../../../taxCategory/rules/deadZones.ts'
import { bandsOn } from '../../../taxCategory/rules/rates.ts'
import { useOwn } from '../useOwn.ts'
import { MarginLine } from './MarginLine.tsx'
import css from './tax.module.css'
import { taxInside, useTaxRules } from './useTaxRules.ts'

/** The prices of a product, with what is left of them, and the tax inside each different selling price of its variants on this day. */
export default function PricingSection({ resource }: { resource: Resource }) {
  return (
    <>
      <FormLines lines={resource.form.sections.pricing?.lines ?? []} />
      <MarginLine />
      <TaxPreview />
    </>
  )
}

/** How many different prices are looked at. */
const most = 8

function TaxPreview() {
  const own = useOwn()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const rules = useTaxRules()
  const [variants, salePrice] = useDeferredValue(useWatch({ name: ['variants', 'salePrice'] }) as unknown[])
  const prices = useMemo(() => pricesIn(variants, salePrice), [variants, salePrice])
  if (!rules || prices.length === 0) return null
  const bands = bandsOn(rules.rates ?? [], { country: 'IN', state: null, day: dayIn(new Date()) })
  return (
    <section className={css.preview} aria-label={own('tax.title')}>
      <strong>{own('tax.title')}</strong>
      <table className={css.table}>
        <thead>
          <tr>
            {(['price', 'rate', 'taxable', 'tax'] as const).map((name) => (
              <th key={name} scope="col">
                {own(`tax.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.slice(0, most).map((price) => {
            const line = taxInside(rules, price)
            return (
              <tr key={price}>
                <td>{formatMoney(price, locale)}</td>
                {line ? (
                  <>
                    <td>{formatPercent(line.rate, locale)}</td>
                    <td>{formatMoney(line.taxableValue, locale)}</td>
                    <td>{formatMoney(line.tax, locale)}</td>
                  </>
                ) : (
                  <td colSpan={3}>{own('tax.none')}</td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {prices.length > most && <span>{translate('form.more', { smart_count: prices.length - most })}</span>}
      {prices.map((price) => {
        const zone = deadZoneAt(bands, price)
        return (
          zone && (
            <p key={price} className={css.warning} role="status">
              {own('tax.deadZone', {
                price: formatMoney(price, locale),
                to: formatMoney(zone.from - 1, locale),
                rate: formatPercent(zone.highRate, locale),
                low: formatPercent(zone.lowRate, locale),
              })}
            </p>
          )
        )
      })}
    </section>
  )
}

/** The different selling prices, lowest first. */
function pricesIn(variants: unknown, salePrice: unknown): number[] {
  const rows = Array.isArray(variants) ? (variants as { salePrice?: unknown }[]) : []
  const all = rows.length > 0 ? rows.map((row) => row.salePrice) : [salePrice]
  const prices = all.filter((price): price is number => typeof price === 'number' && price > 0)
  return [...new Set(prices)].sort((a, b) => a - b)
}
