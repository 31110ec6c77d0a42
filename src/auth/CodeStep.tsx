import { useEffect, useRef, useState } from 'react'
import type { Credentials } from '../providers/signIn.ts'
import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'
import { TextField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'
import { useCountdown } from './useCountdown.ts'

interface CodeStepProps {
  /** What was right so far. */
  credentials: Credentials
  /** To the password again. */
  onBack: () => void
}

type Refusal = Error & { body?: { retryAfter?: number } }

/** The second step of signing in, for accounts that have one: the code of an authenticator app, or a recovery code. */
export default function CodeStep({ credentials, onBack }: CodeStepProps) {
  const { t, signIn } = useAuthSurroundings()
  const [isRecovery, setRecovery] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wait, startWait] = useCountdown()
  const isHeld = isBusy || wait > 0
  const own = (key: string) => t(`auth.signIn.code.${key}`)
  const kind = isRecovery ? 'recovery' : 'app'

  const { problems, form } = useCheckedForm(
    ({ code }) => ({ code: code?.trim() ? undefined : own(`${kind}Missing`) }),
    ({ code = '' }) => {
      if (!signIn || isHeld) return
      setBusy(true)
      setFailure(undefined)
      signIn({ ...credentials, code: code.trim() }).catch((error: Refusal) => {
        setBusy(false)
        setFailure(error.message)
        startWait(error.body?.retryAfter ?? 0)
        input()?.select()
      })
    },
  )
  const { ref } = form
  const input = () => ref.current?.elements.namedItem('code') as HTMLInputElement | null | undefined

  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (focused.current === kind) return
    focused.current = kind
    const code = ref.current?.elements.namedItem('code') as HTMLInputElement | null | undefined
    if (code) code.value = ''
    code?.focus()
  }, [kind, ref])

  const turn = () => {
    setFailure(undefined)
    setRecovery(!isRecovery)
  }
  return (
    <form {...form} className={styles.form} aria-busy={isBusy}>
      {failure !== undefined && (
        <p role="alert" className={styles.alert}>
          {failure}
        </p>
      )}
      <TextField
        name="code"
        label={own(kind)}
        help={own(`${kind}Help`)}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        required
        error={problems.code}
      />
      <button type="submit" className={styles.submit} aria-disabled={isHeld}>
        {isBusy && <span className={styles.spinner} aria-hidden />}
        {isBusy
          ? t('auth.signIn.busy')
          : wait > 0
            ? t('auth.signIn.wait', { seconds: wait })
            : t('auth.signIn.submit')}
      </button>
      <p className={styles.foot}>
        <button type="button" className={styles.textButton} onClick={turn}>
          {own(isRecovery ? 'useApp' : 'useRecovery')}
        </button>
      </p>
      <p className={styles.foot}>
        <button type="button" className={styles.textButton} onClick={onBack}>
          {own('back')}
        </button>
      </p>
    </form>
  )
}
