import { useState } from 'react'
import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import styles from './auth.module.css'
import { TextField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Tells who can help. It sends nothing, so it does not say that it did, and never tells whether an address has an account. */
export function ForgotPassword() {
  const { t, base, Link } = useAuthSurroundings()
  const [isAnswered, setAnswered] = useState(false)
  const { problems, form } = useCheckedForm(
    (values) => ({
      email: email.test(values.email?.trim() ?? '') ? undefined : t('auth.register.emailWrong'),
    }),
    () => setAnswered(true),
  )
  return (
    <CentredFrame title={t('auth.forgot.title')} lead={t('auth.forgot.lead')}>
      <form {...form} className={styles.form}>
        <p role="status" className={isAnswered ? styles.notice : styles.empty}>
          {isAnswered && t('auth.forgot.answer')}
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
