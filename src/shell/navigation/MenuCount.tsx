import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { currentLocale } from '../../providers/locale.ts'
import styles from './MenuCount.module.css'
import { useMenuCount } from './menuCounts.ts'

/** How much waits behind an entry of the menu; of a closed branch what waits behind one of its entries. `corner`: upon an icon. */
export function MenuCount({ keys, corner }: { keys: readonly string[]; corner?: boolean }) {
  const waiting = useMenuCount(keys)
  if (!waiting) return null
  const most = Math.min(waiting.count, 99)
  return (
    <span className={styles.count} data-corner={corner} role="img" aria-label={waiting.label}>
      {formatNumber(String(most), currentLocale())}
      {waiting.count > most && '+'}
    </span>
  )
}
