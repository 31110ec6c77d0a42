import { useMemo } from 'react'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { formatPercent } from '../../../../src/fields/percent/formatPercent.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { TaxRate } from '../rules/rates.ts'
import type { TaxReason } from '../rules/taxOf.ts'
import { taxCategory } from '../taxCategory.ts'

/** What the own views of taxes say in the current language: texts, amounts, percents, days; a band and a reason in words. */
export function useTaxTexts() {
  const { text: own, money, locale } = useAreaWords<typeof taxCategory>(taxCategory.path)
  const texts = useTexts(taxCategory)
  return useMemo(() => {
    const day = (iso: string) => formatDay(iso, locale)
    const percent = (rate: number) => formatPercent(rate, locale)
    const cessed = ({ rate, cess }: Pick<TaxRate, 'rate' | 'cess'>) =>
      cess ? `${percent(rate)} + ${own('cess')} ${percent(cess)}` : percent(rate)
    return {
      own,
      money,
      day,
      percent,
      action: texts.action,
      /** "5% up to ₹2,500.00" */
      band: (rate: TaxRate) => {
        const values = { rate: cessed(rate) }
        const { minValue, maxValue } = rate
        if (maxValue === null)
          return minValue ? own('above', { ...values, value: money(minValue) }) : values.rate
        return minValue
          ? own('between', { ...values, from: money(minValue), to: money(maxValue) })
          : own('upTo', { ...values, value: money(maxValue) })
      },
      reason: ({ code, values }: TaxReason) =>
        own(`reason.${code}`, {
          ...values,
          rate: typeof values.rate === 'number' ? percent(values.rate) : values.rate,
          value: typeof values.value === 'number' ? money(values.value) : values.value,
          limit: typeof values.limit === 'number' ? money(values.limit) : values.limit,
          from: code === 'period' ? day(String(values.from)) : values.from,
        }),
    }
  }, [own, money, locale, texts])
}
