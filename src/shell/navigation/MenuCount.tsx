import { useTranslate } from 'ra-core'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { currentLocale } from '../../providers/locale.ts'
import styles from './MenuCount.module.css'
import { useMenuCount } from './menuCounts.ts'

/** How much waits behind an entry of the menu; of a closed branch what waits behind its entries. `corner`: upon an icon. */
export function MenuCount({ keys, corner }: { keys: readonly string[]; corner?: boolean }) {
  const translate = useTranslate()
  const count = useMenuCount(keys)
  if (count === 0) return null
  const most = Math.min(count, corner ? 99 : 999)
  return (
    <span
      className={styles.count}
      data-corner={corner}
      role="img"
      aria-label={translate('shell.nav.waiting', { smart_count: count })}
    >
      {formatNumber(String(most), currentLocale())}
      {count > most && '+'}
    </span>
  )
}
