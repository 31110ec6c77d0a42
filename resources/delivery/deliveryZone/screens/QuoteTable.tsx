import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import type { Quote } from '../rules/quoteMethods.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

/** What each method of a zone costs for the tested cart, step by step, and whether it takes cash. */
export function QuoteTable({ quotes }: { quotes: readonly Quote[] }) {
  const { own, method } = useZoneTexts()
  return (
    <SmallTable heads={[own('method'), { end: own('price') }, own('eta'), own('cod')]} label={own('methods')}>
      {quotes.map((quote) => (
        <tr key={quote.code}>
          <th scope="row">{method(quote)}</th>
          <Price quote={quote} />
          <td>{daysOf(own, quote)}</td>
          <Cash quote={quote} />
        </tr>
      ))}
    </SmallTable>
  )
}

function Price({ quote }: { quote: Quote }) {
  const { own, money } = useZoneTexts()
  if (quote.refused) return <td className={css.quiet}>{own(`refused.${quote.refused}`)}</td>
  const steps = quote.steps.map(({ step, amount }) => `${own(`step.${step}`)} ${money(amount)}`)
  return (
    <td data-end>
      {money(quote.price)}
      {steps.length > 1 && <div className={css.quiet}>{steps.join(' · ')}</div>}
    </td>
  )
}

function Cash({ quote }: { quote: Quote }) {
  const { own, money } = useZoneTexts()
  if (quote.codRefused) return <td className={css.quiet}>{own(`codRefused.${quote.codRefused}`)}</td>
  return <td>{quote.codFee ? own('codFee', { fee: money(quote.codFee) }) : own('codFree')}</td>
}

function daysOf(own: ReturnType<typeof useZoneTexts>['own'], { etaMin: min, etaMax: max }: Quote): string {
  if (max === 0) return own('today')
  return min === max ? own('dayCount', { smart_count: max }) : own('days', { min, max })
}
