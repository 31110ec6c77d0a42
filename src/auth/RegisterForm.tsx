import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'
import { OtherWays } from './OtherWays.tsx'
import { PasswordField, TextField } from './TextField.tsx'
import { useCheckedForm } from './useCheckedForm.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const shortestPassword = 12

/** Checks what is entered and goes no further: signing up has no behaviour (specification, section 2). */
export function RegisterForm({ signInPath }: { signInPath: string }) {
  const { t, base, Link } = useAuthSurroundings()
  const { problems, form } = useCheckedForm(
    (values) => ({
      email: email.test(values.email?.trim() ?? '') ? undefined : t('auth.register.emailWrong'),
      password:
        (values.password ?? '').length < shortestPassword
          ? t('auth.register.passwordShort', { min: shortestPassword })
          : undefined,
      confirm: values.confirm === values.password ? undefined : t('auth.register.confirmWrong'),
    }),
    () => {},
  )
  return (
    <form {...form} className={styles.form}>
      <TextField
        name="email"
        type="email"
        label={t('auth.register.email')}
        autoComplete="username"
        required
        error={problems.email}
      />
      <PasswordField
        name="password"
        label={t('auth.signIn.password')}
        autoComplete="new-password"
        required
        error={problems.password}
      />
      <PasswordField
        name="confirm"
        label={t('auth.register.confirm')}
        autoComplete="new-password"
        required
        error={problems.confirm}
      />
      <button type="submit" className={styles.submit} title={t('auth.signIn.notAvailable')}>
        {t('auth.register.submit')}
      </button>
      <OtherWays />
      <p className={styles.foot}>
        {t('auth.register.haveAccount')}{' '}
        <Link to={`${base}/${signInPath}`}>{t('auth.register.toSignIn')}</Link>
      </p>
    </form>
  )
}
