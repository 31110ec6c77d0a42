import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import styles from './auth.module.css'

/** The page that does not exist. */
export function ErrorPage1() {
  const { t, Link } = useAuthSurroundings()
  return (
    <CentredFrame title={t('auth.notFound.title')} lead={t('auth.notFound.text')} picture={<CutThread />}>
      <Link to="/app" className={styles.submit}>
        {t('auth.home')}
      </Link>
    </CentredFrame>
  )
}

/** A needle whose thread has come off. */
function CutThread() {
  return (
    <svg viewBox="0 0 168 72" aria-hidden className={styles.picture}>
      <path className={styles.loose} d="M2 56c20-26 34 12 52-4s4-38 26-40c14-1 18 12 12 22" />
      <path d="M164 8 116 44c-3 2-8 3-9 1s2-6 5-8ZM112 41l6-4.6" />
    </svg>
  )
}
