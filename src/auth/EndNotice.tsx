import { lastEndReason, lastEndWords } from '../providers/session.ts'
import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'

/** Why the person is here again; the one notice of a refusal (specification, section 8), and what the server said to it. */
export function EndNotice() {
  const { t, signIn } = useAuthSurroundings()
  const reason = signIn ? lastEndReason() : null
  if (reason === null) return null
  if (reason === 'refused') {
    const words = lastEndWords()
    return (
      <p role="alert" className={styles.alert}>
        <strong>{t('session.failure.refused')}</strong>
        <br />
        <span>{t('session.failure.signInAgain')}</span>
        {words !== '' && (
          <>
            <br />
            <span>{t('session.ended.refusedWith', { words })}</span>
          </>
        )}
      </p>
    )
  }
  return (
    <p role="status" className={styles.notice}>
      {t(reason === 'elsewhere' ? 'session.ended.elsewhere' : 'session.ended.signedOut')}
    </p>
  )
}
