import { useId } from 'react'
import { readable } from '../../../../src/derive/messages.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import form from '../../../../src/views/form/form.module.css'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import css from './order.module.css'
import { riskLevel } from './orderFacts.ts'
import type { PartProps } from './part.ts'
import timeCss from './timeline/timeline.module.css'
import { useOwn } from './useOwn.ts'

const riskTones = { low: 'success', medium: 'neutral', high: 'danger' } as const

/** What was promised, what the customer wrote, and how risky the order looks and why. */
export function AboutCard({ order }: PartProps) {
  const { list } = usePunctuation()
  const { text, field, value, locale } = useOwn()
  const id = useId()
  const { promisedBy, shippingMethod, customerNote, giftMessage, riskScore, riskReasons, couriers } = order
  const level = riskLevel(riskScore)
  return (
    <section className={form.card} aria-labelledby={id}>
      <h2 id={id} className={form.cardTitle}>
        {text('about')}
      </h2>
      <dl className={css.told}>
        <div>
          <dt>{text('promise')}</dt>
          <dd>
            {promisedBy
              ? text('promisedBy', {
                  day: formatDay(promisedBy, locale, { weekday: 'short', day: 'numeric', month: 'long' }),
                })
              : text('noPromise')}
            {shippingMethod && <div className={css.quiet}>{readable(shippingMethod)}</div>}
            {couriers.length > 0 && <div className={css.quiet}>{list(couriers)}</div>}
          </dd>
        </div>
        {customerNote && (
          <div>
            <dt>{field('customerNote')}</dt>
            <dd dir="auto" className={timeCss.note}>
              {customerNote}
            </dd>
          </div>
        )}
        {giftMessage && (
          <div>
            <dt>{field('giftMessage')}</dt>
            <dd dir="auto" className={timeCss.note}>
              {giftMessage}
            </dd>
          </div>
        )}
        <div>
          <dt>{text('risk.title')}</dt>
          <dd>
            <ToneChip tone={riskTones[level]}>{text(`risk.${level}`, { score: riskScore })}</ToneChip>
            {(riskReasons ?? []).length > 0 && (
              <ul className={css.reasons}>
                {(riskReasons ?? []).map((reason) => (
                  <li key={reason}>{value('riskReasons', reason)}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
