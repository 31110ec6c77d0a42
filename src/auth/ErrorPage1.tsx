import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import styles from './auth.module.css'

/** The page that does not exist. */
export function ErrorPage1() {
  const { t, Link } = useAuthSurroundings()
  return (
    <CentredFrame title={t('auth.notFound.title')} lead={t('auth.notFound.text')}>
      <Link to="/app" className={styles.submit}>
        {t('auth.home')}
      </Link>
    </CentredFrame>
  )
}
