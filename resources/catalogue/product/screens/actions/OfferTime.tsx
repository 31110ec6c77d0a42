import { useState } from 'react'
import { momentOf } from '../../../../../src/fields/dateTime/zonedTime.ts'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'

/** From when to when an offer holds, as moments (ISO 8601) or null where a side is open; typed by the shop's clock. */
export function useOfferTime() {
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  return { start, setStart, end, setEnd, from: momentIn(start), to: momentIn(end) }
}

const momentIn = (typed: string): string | null => {
  const [day = '', time = ''] = typed.split('T')
  return day === '' ? null : momentOf({ day, time: time || '00:00' })
}

/** Asks from when to when an offer holds. */
export function OfferTime({ time }: { time: ReturnType<typeof useOfferTime> }) {
  const own = useOwn()
  return (
    <div className={pricing.fields}>
      <label className={pricing.field}>
        {own('prices.from')}
        <input
          type="datetime-local"
          value={time.start}
          onChange={({ target }) => time.setStart(target.value)}
        />
      </label>
      <label className={pricing.field}>
        {own('prices.to')}
        <input type="datetime-local" value={time.end} onChange={({ target }) => time.setEnd(target.value)} />
      </label>
    </div>
  )
}
