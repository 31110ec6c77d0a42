import { useId, useState } from 'react'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
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
  const id = useId()
  const side = (name: 'from' | 'to', text: string, onText: (text: string) => void) => (
    <TextBoxField
      id={`${id}-${name}`}
      source={name}
      label={own(`prices.${name}`)}
      text={text}
      onText={onText}
      more={{ type: 'datetime-local' }}
    />
  )
  return (
    <div className={pricing.fields}>
      {side('from', time.start, time.setStart)}
      {side('to', time.end, time.setEnd)}
    </div>
  )
}
