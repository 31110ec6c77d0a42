import { useEffect, useState } from 'react'
import { type Invited, useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import styles from './auth.module.css'
import { PasswordField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'

type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }

/** Where an invitation leads: its person chooses a password. The token stands behind the #, which no server ever sees. */
export default function Invitation() {
  const { t, followInvitation } = useAuthSurroundings()
  const [token] = useState(() => location.hash.slice(1))
  const [person, setPerson] = useState<Invited>()
  const [failure, setFailure] = useState<string>()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    followInvitation?.(token).then(setPerson, ({ status, message }: Failure) =>
      setFailure(status === 404 ? t('auth.invitation.gone') : message),
    )
  }, [followInvitation, token, t])
  const lead = person ? t('auth.invitation.lead', { ...person }) : t('auth.invitation.asking')
  return (
    <CentredFrame title={t('auth.invitation.title')} lead={failure || isDone ? '' : lead}>
      {failure && (
        <p role="alert" className={styles.alert}>
          {failure}
        </p>
      )}
      {isDone && (
        <p role="status" className={styles.notice}>
          {t('auth.invitation.done')}
        </p>
      )}
      {person && !isDone && (
        <NewPassword token={token} least={person.passwordLength} onDone={() => setDone(true)} />
      )}
      {(isDone || failure) && <ToSignIn />}
    </CentredFrame>
  )
}

interface NewPasswordProps {
  token: string
  /** Fewest characters that the shop asks for. */
  least: number
  onDone: () => void
}

function NewPassword({ token, least, onDone }: NewPasswordProps) {
  const { t, followInvitation } = useAuthSurroundings()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { problems, form } = useCheckedForm(
    ({ password = '', again }) => ({
      password: password.length < least ? t('auth.register.passwordShort', { min: least }) : undefined,
      again: password === again ? undefined : t('auth.invitation.differ'),
    }),
    ({ password = '' }) => {
      if (isBusy) return
      setBusy(true)
      setRefusal(undefined)
      followInvitation?.(token, password)
        .then(onDone, ({ message, body }: Failure) => setRefusal(body?.errors?.password ?? message))
        .finally(() => setBusy(false))
    },
  )
  return (
    <form {...form} className={styles.form} aria-busy={isBusy}>
      <PasswordField
        name="password"
        label={t('auth.invitation.password')}
        autoComplete="new-password"
        required
        error={problems.password ?? refusal}
      />
      <PasswordField
        name="again"
        label={t('auth.invitation.again')}
        autoComplete="new-password"
        required
        error={problems.again}
      />
      <button type="submit" className={styles.submit} aria-disabled={isBusy}>
        {t('auth.invitation.submit')}
      </button>
    </form>
  )
}

function ToSignIn() {
  const { t, base, Link } = useAuthSurroundings()
  return (
    <p className={styles.foot}>
      <Link to={`${base}/login`}>{t('auth.invitation.toSignIn')}</Link>
    </p>
  )
}
