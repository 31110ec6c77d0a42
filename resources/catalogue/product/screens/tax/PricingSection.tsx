import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useTranslate } from 'ra-core'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type AnyRecord, hasFlag, type Resource } from '../../../../../src/core/index.ts'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { FormLines } from '../../../../../src/views/form/FormLines.tsx'
import { deadZoneAt } from '../../../taxCategory/rules/deadZones.ts'
import { bandsOn, type TaxRules } from '../../../taxCategory/rules/rates.ts'
import { taxOf } from '../../../taxCategory/rules/taxOf.ts'
import { useOwn } from '../useOwn.ts'
import css from './tax.module.css'

/** Where the preview supposes that goods come from and go to: within one state, which only halves the tax. */
const home = '29'

/** The prices of a product, with the tax inside each different selling price of its variants on this day. */
export function PricingSection({ resource }: { resource: Resource }) {
  return (
    <>
      <FormLines lines={resource.form.sections.pricing?.lines ?? []} />
      <TaxPreview />
    </>
  )
}

/** How many different prices are looked at. */
const most = 8

function TaxPreview() {
  // A refused answer would end the session of whoever may not see the tax categories.
  const maySeeTax = hasFlag(useViewer(), 'taxCategory', 'view')
  const own = useOwn()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const provider = useDataProvider()
  const [category, variants, salePrice] = useDeferredValue(
    useWatch({ name: ['taxCategory', 'variants', 'salePrice'] }) as unknown[],
  )
  const { data: tax } = useQuery({
    queryKey: ['pages/tax-category', 'preview', category],
    queryFn: async () =>
      (await provider.getOne('pages/tax-category', { id: String(category) })).data as AnyRecord,
    enabled: maySeeTax && typeof category === 'string',
    staleTime: 60_000,
    retry: false,
  })
  const prices = useMemo(() => pricesIn(variants, salePrice), [variants, salePrice])
  if (!tax || prices.length === 0) return null
  const rules = tax as unknown as TaxRules
  const day = dayIn(new Date())
  const bands = bandsOn(rules.rates ?? [], { country: 'IN', state: null, day })
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
            const line = taxOf({
              price,
              quantity: 1,
              includesTax: true,
              rules,
              day,
              supplyFrom: home,
              shipTo: home,
            })
            return (
              <tr key={price}>
                <td>{formatMoney(price, locale)}</td>
                {line ? (
                  <>
                    <td>
                      {formatNumber(line.rate / 100, locale, { style: 'percent', maximumFractionDigits: 2 })}
                    </td>
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
                rate: formatNumber(zone.highRate / 100, locale, { style: 'percent' }),
                low: formatNumber(zone.lowRate / 100, locale, { style: 'percent' }),
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
