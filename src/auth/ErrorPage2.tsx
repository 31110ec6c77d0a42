import { useAuthSurroundings } from './AuthContext.ts'
import { SplitFrame } from './AuthFrame.tsx'
import styles from './auth.module.css'

/** The page that could not be shown. */
export function ErrorPage2() {
  const { t, Link } = useAuthSurroundings()
  return (
    <SplitFrame title={t('auth.broken.title')} lead={t('auth.broken.text')}>
      <div className={styles.form}>
        <button type="button" className={styles.submit} onClick={() => location.reload()}>
          {t('auth.broken.retry')}
        </button>
        <p className={styles.foot}>
          <Link to="/app">{t('auth.home')}</Link>
        </p>
      </div>
    </SplitFrame>
  )
}
