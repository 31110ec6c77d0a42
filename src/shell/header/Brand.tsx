import { usePublicSettings } from '../../providers/publicSettings.ts'
import styles from './Brand.module.css'

/** The logo of the shop and its title; the logo alone where space is short. */
export function Brand({ small }: { small?: boolean }) {
  const { title, logo } = usePublicSettings()
  return (
    <span className={styles.brand}>
      <img src={logo ?? '/logo.svg'} alt={small ? title : ''} className={styles.logo} data-logo />
      {!small && <span className={styles.title}>{title}</span>}
    </span>
  )
}
