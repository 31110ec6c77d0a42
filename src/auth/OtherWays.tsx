import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'

/** Sign-in with Google and Facebook: shown, and without any behaviour (specification, section 2). */
export function OtherWays() {
  const { t } = useAuthSurroundings()
  return (
    <>
      <p className={styles.or}>{t('auth.signIn.or')}</p>
      <div className={styles.others}>
        {['Google', 'Facebook'].map((name) => (
          <button key={name} type="button" className={styles.other} title={t('auth.signIn.notAvailable')}>
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
