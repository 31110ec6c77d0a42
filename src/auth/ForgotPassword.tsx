import { useState } from 'react'
import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import styles from './auth.module.css'
import { TextField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Has a link to a new password sent, or tells who can help where the shop sends none. It never tells whether an address has an account.
 */
export function ForgotPassword() {
  const { t, base, Link, forgotPassword } = useAuthSurroundings()
  const [answer, setAnswer] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { problems, form } = useCheckedForm(
    (values) => ({
      email: email.test(values.email?.trim() ?? '') ? undefined : t('auth.register.emailWrong'),
    }),
    async ({ email: address = '' }) => {
      if (isBusy) return
      setBusy(true)
      setRefusal(undefined)
      try {
        const told = await forgotPassword?.(address.trim())
        setAnswer(t(told?.byMail ? 'auth.forgot.sent' : 'auth.forgot.answer'))
      } catch (error) {
        setRefusal((error as Error).message)
      } finally {
        setBusy(false)
      }
    },
  )
  return (
    <CentredFrame title={t('auth.forgot.title')} lead={t('auth.forgot.lead')}>
      <form {...form} className={styles.form}>
        {refusal && (
          <p role="alert" className={styles.alert}>
            {refusal}
          </p>
        )}
        <p role="status" className={answer ? styles.notice : styles.empty}>
          {answer}
        </p>
        <TextField
          name="email"
          type="email"
          label={t('auth.register.email')}
          autoComplete="username"
          required
          error={problems.email}
        />
        <button type="submit" className={styles.submit}>
          {t('auth.forgot.submit')}
        </button>
        <p className={styles.foot}>
          <Link to={`${base}/${base === '/auth' ? 'login' : 'login-1'}`}>{t('auth.forgot.back')}</Link>
        </p>
      </form>
    </CentredFrame>
  )
}
