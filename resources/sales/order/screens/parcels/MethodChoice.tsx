import { useId } from 'react'
import { readable } from '../../../../../src/derive/messages.ts'
import askCss from '../dialogs/dialogs.module.css'
import type { DraftQuote } from '../money/useQuote.ts'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'

interface MethodChoiceProps {
  methods: DraftQuote['methods']
  zone: string | undefined
  chosen: string | null
  disabled: boolean
  /** Null where the price is typed. */
  onChoose: (code: string | null) => void
}

/** How the order can be delivered to its address: the methods of the zone with their prices and days, or a price of one's own. */
export function MethodChoice({ methods, zone, chosen, disabled, onChoose }: MethodChoiceProps) {
  const { text, money } = useOwn()
  const name = useId()
  const box = (code: string | null) => ({
    type: 'radio',
    name,
    disabled,
    checked: chosen === code,
    onChange: () => onChoose(code),
  })
  return (
    <div className={askCss.choices}>
      {zone && <p className={css.quiet}>{text('quote.methodsTo', { zone })}</p>}
      {methods.map(({ code, name: own, price, minDays, maxDays, cod }) => (
        <label key={code} className={askCss.radio}>
          <input {...box(code)} />
          <span className={css.what}>
            <span dir="auto">{own === code ? readable(code) : own}</span>
            <span className={css.quiet}>
              {minDays !== null && maxDays !== null && <Days from={minDays} to={maxDays} />}
              {cod && <span>{text('quote.cod')}</span>}
            </span>
          </span>
          <span className={css.amount}>{price === 0 ? text('quote.free') : money(price)}</span>
        </label>
      ))}
      <label className={askCss.radio}>
        <input {...box(null)} />
        {text('quote.ownPrice')}
      </label>
    </div>
  )
}

function Days({ from, to }: { from: number; to: number }) {
  const { text } = useOwn()
  if (to === 0) return <span>{text('pincode.today')}</span>
  return (
    <span>
      {from === to ? text('pincode.day', { smart_count: from }) : text('pincode.days', { from, to })}
    </span>
  )
}
