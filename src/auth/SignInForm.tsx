import { lazy, startTransition, useEffect, useRef, useState } from 'react'
import type { Credentials } from '../providers/signIn.ts'
import { enterFirstField, releaseForms } from '../shell/start/earlyForm.ts'
import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'
import { EndNotice } from './EndNotice.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PasswordField, TextField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'
import { useCountdown } from './useCountdown.ts'

// Most accounts have none.
const CodeStep = lazy(() => import('./CodeStep.tsx'))

interface SignInFormProps {
  /** Leads to the registration form in the same frame. */
  registerPath?: string | undefined
  /** Who was signed in just now and goes on by it: nothing else is offered then. */
  person?: string
}

/** Signs in: by a password, and by a code where the account has a second step. */
export function SignInForm(props: SignInFormProps) {
  const [half, setHalf] = useState<Credentials>()
  return half ? (
    <CodeStep credentials={half} onBack={() => setHalf(undefined)} />
  ) : (
    // The page stays as it is until the second step is there.
    <PasswordStep {...props} onCodeNeeded={(credentials) => startTransition(() => setHalf(credentials))} />
  )
}

function PasswordStep({
  registerPath,
  person,
  onCodeNeeded,
}: SignInFormProps & { onCodeNeeded: (credentials: Credentials) => void }) {
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
      const credentials = { authinfo: authinfo.trim(), password }
      signIn(credentials).catch((error: SignInFailure) => {
        setBusy(false)
        if (error.body?.code === 'code-needed') return onCodeNeeded(credentials)
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
    if (person) (ref.current?.elements.namedItem('password') as HTMLElement | null)?.focus()
  }, [ref, person])

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
        defaultValue={person}
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
      {!person && (
        <p className={styles.aside}>
          <Link to={`${base}/forgot-password`}>{t('auth.signIn.forgot')}</Link>
        </p>
      )}
      <button type="submit" className={styles.submit} aria-disabled={isHeld}>
        {isBusy && <span className={styles.spinner} aria-hidden />}
        {isBusy
          ? t('auth.signIn.busy')
          : wait > 0
            ? t('auth.signIn.wait', { seconds: wait })
            : t('auth.signIn.submit')}
      </button>
      {!person && <OtherWaysIn registerPath={registerPath} />}
    </form>
  )
}

interface OtherWaysInProps {
  registerPath: string | undefined
}

/** What else the sign-in page shows, none of which does anything (specification, section 2), and where registering is shown. */
function OtherWaysIn({ registerPath }: OtherWaysInProps) {
  const { t, base, Link } = useAuthSurroundings()
  return (
    <>
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
    </>
  )
}

type SignInFailure = Error & { body?: { retryAfter?: number; code?: string } }
