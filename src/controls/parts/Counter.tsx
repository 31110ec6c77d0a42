import { useLocale } from 'ra-core'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import css from './Frame.module.css'

/** How much of the room for characters is used; shown once three quarters are. */
export function Counter({ value, max }: { value: unknown; max: number | undefined }) {
  const locale = useLocale()
  const length = typeof value === 'string' ? value.length : 0
  if (max === undefined || length < max * 0.75) return null
  return (
    <span className={css.counter} data-over={length > max || undefined}>
      {formatNumber(length, locale)}/{formatNumber(max, locale)}
    </span>
  )
}
