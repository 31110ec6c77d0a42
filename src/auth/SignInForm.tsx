import { useEffect, useRef, useState } from 'react'
import { lastEndReason } from '../providers/session.ts'
import { enterFirstField, releaseForms } from '../shell/start/earlyForm.ts'
import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'
import { OtherWays } from './OtherWays.tsx'
import { PasswordField, TextField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'
import { useCountdown } from './useCountdown.ts'

/** Signs in; `registerPath` leads to the registration form in the same frame. */
export function SignInForm({ registerPath }: { registerPath?: string }) {
  const { t, signIn, base, Link } = useAuthSurroundings()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wait, startWait] = useCountdown()
  const alert = useRef<HTMLParagraphElement>(null)
  const isHeld = isBusy || wait > 0

  const { problems, form } = useCheckedForm(
    ({ authinfo, password }) => ({
      authinfo: authinfo?.trim() ? undefined : t('auth.signIn.authinfoMissing'),
      password: password ? undefined : t('auth.signIn.passwordMissing'),
    }),
    ({ authinfo = '', password = '' }) => {
      if (!signIn || isHeld) return
      setBusy(true)
      setFailure(undefined)
      signIn({ authinfo: authinfo.trim(), password }).catch((error: SignInFailure) => {
        setBusy(false)
        setFailure(error.message)
        startWait(error.body?.retryAfter ?? 0)
      })
    },
  )

  const { ref } = form
  useEffect(() => {
    enterFirstField(ref.current)
    if (releaseForms(ref.current)) ref.current?.requestSubmit()
  }, [ref])

  useEffect(() => {
    if (failure !== undefined) alert.current?.focus()
  }, [failure])

  return (
    <form {...form} className={styles.form} aria-busy={isBusy}>
      {failure === undefined ? (
        !isBusy && <EndNotice />
      ) : (
        <p ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
          {failure}
        </p>
      )}
      <TextField
        name="authinfo"
        label={t('auth.signIn.authinfo')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.authinfo}
      />
      <PasswordField
        name="password"
        label={t('auth.signIn.password')}
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <p className={styles.aside}>
        <Link to={`${base}/forgot-password`}>{t('auth.signIn.forgot')}</Link>
      </p>
      <button type="submit" className={styles.submit} aria-disabled={isHeld}>
        {isBusy && <span className={styles.spinner} aria-hidden />}
        {isBusy
          ? t('auth.signIn.busy')
          : wait > 0
            ? t('auth.signIn.wait', { seconds: wait })
            : t('auth.signIn.submit')}
      </button>
      <OtherWays />
      <p className={styles.foot}>
        {t('auth.signIn.noAccount')}{' '}
        <button type="button" className={styles.textButton} title={t('auth.signIn.notAvailable')}>
          {t('auth.signIn.signUp')}
        </button>
      </p>
      {registerPath && (
        <p className={styles.foot}>
          <Link to={`${base}/${registerPath}`}>{t('auth.signIn.toRegister')}</Link>
        </p>
      )}
    </form>
  )
}

type SignInFailure = Error & { body?: { retryAfter?: number } }

/** Why the person is here again; the one notice of a refusal (specification, section 8). */
function EndNotice() {
  const { t, signIn } = useAuthSurroundings()
  const reason = signIn ? lastEndReason() : null
  if (reason === null) return null
  if (reason === 'refused') {
    return (
      <p role="alert" className={styles.alert}>
        <strong>{t('session.failure.refused')}</strong>
        <br />
        {t('session.failure.signInAgain')}
      </p>
    )
  }
  return (
    <p role="status" className={styles.notice}>
      {t(reason === 'elsewhere' ? 'session.ended.elsewhere' : 'session.ended.signedOut')}
    </p>
  )
}
