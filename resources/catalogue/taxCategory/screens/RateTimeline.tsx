import type { Tone } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { closePeriods } from '../rules/checkRates.ts'
import { deadZones } from '../rules/deadZones.ts'
import { lower, type TaxRate } from '../rules/rates.ts'
import css from './tax.module.css'
import { useTaxTexts } from './useTaxTexts.ts'

type State = 'now' | 'coming' | 'ended'

const tones: Readonly<Record<State, Tone>> = { now: 'success', coming: 'info', ended: 'neutral' }

interface Period {
  readonly key: string
  readonly state: State
  readonly bands: readonly TaxRate[]
}

/** What the rates were, are and will be, the newest first, with the prices that fit none of their bands. */
export function RateTimeline({ rates }: { rates: readonly Partial<TaxRate>[] }) {
  const { own, day, money, percent, band } = useTaxTexts()
  const periods = periodsOf(rates)
  if (periods.length === 0) return null
  return (
    <section className={css.timeline} aria-labelledby="rate-timeline">
      <h2 id="rate-timeline" className={css.title}>
        {own('timeline')}
      </h2>
      <ol className={css.periods}>
        {periods.map(({ key, state, bands }) => {
          const [first] = bands as [TaxRate]
          const { effectiveFrom: from, effectiveTo: to } = first
          return (
            <li key={key} className={css.period} data-state={state}>
              <div className={css.line}>
                <strong>
                  {to === null
                    ? own('since', { from: day(from) })
                    : own('during', { from: day(from), to: day(to) })}
                </strong>
                <ToneChip tone={tones[state]}>{own(`state.${state}`)}</ToneChip>
                {first.state !== null && (
                  <span className={css.quiet}>{own('region', { state: first.state })}</span>
                )}
              </div>
              <ul className={css.bands}>
                {bands.map((rate) => (
                  <li key={lower(rate)} className={css.band}>
                    {band(rate)}
                  </li>
                ))}
              </ul>
              {deadZones(bands).map((zone) => (
                <p key={zone.limit} className={css.quiet}>
                  {own('deadZone', {
                    from: money(zone.from),
                    to: money(zone.to),
                    rate: percent(zone.highRate),
                  })}
                </p>
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The rows that can be read already, by region and first day. */
function periodsOf(rows: readonly Partial<TaxRate>[]): Period[] {
  const today = dayIn(new Date())
  const whole = rows.filter(isWhole).map((rate): TaxRate => ({ ...rate, cess: rate.cess ?? 0 }))
  const groups = Map.groupBy(
    closePeriods(whole),
    ({ country, state, effectiveFrom }) => `${effectiveFrom} ${country} ${state ?? ''}`,
  )
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([key, bands]): Period => {
      const [{ effectiveFrom, effectiveTo }] = bands as [TaxRate]
      const hasEnded = effectiveTo !== null && effectiveTo < today
      const state = effectiveFrom > today ? 'coming' : hasEnded ? 'ended' : 'now'
      return { key, state, bands: bands.sort((a, b) => lower(a) - lower(b)) }
    })
}

/** A row of a form may be half typed. */
function isWhole(rate: Partial<TaxRate>): rate is TaxRate {
  const amounts = [rate.rate, rate.minValue ?? 0, rate.maxValue ?? 0, rate.cess ?? 0]
  const days = [rate.effectiveFrom, rate.effectiveTo ?? '2000-01-01']
  return (
    amounts.every((amount) => typeof amount === 'number' && Number.isFinite(amount)) &&
    days.every((day) => typeof day === 'string' && !Number.isNaN(Date.parse(day)))
  )
}
