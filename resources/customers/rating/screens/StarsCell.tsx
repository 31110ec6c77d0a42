import css from './rating.module.css'
import { useOwn } from './useOwn.ts'

/** One to five stars, read out as a number. */
export default function StarsCell({ value }: { value: number }) {
  const { text } = useOwn()
  return (
    <span className={css.stars} role="img" aria-label={text('stars', { smart_count: value })} dir="ltr">
      {'★'.repeat(value)}
      <span className={css.missing}>{'☆'.repeat(5 - value)}</span>
    </span>
  )
}
