import { useTranslate } from 'ra-core'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { passwordStrength } from '../rules/passwordStrength.ts'
import styles from './account.module.css'

const words = ['', 'weak', 'fair', 'good', 'strong'] as const

/** How hard the password that is being typed is to guess, drawn and in words. What the shop asks for is another matter. */
export function PasswordStrength({ password }: { password: string }) {
  const translate = useTranslate()
  const { pair } = usePunctuation()
  const session = useSession()
  const strength = passwordStrength(password, [session?.userName ?? '', session?.user.username ?? ''])
  return (
    <div className={styles.strength} data-strength={strength}>
      <span aria-hidden="true">
        {words.slice(1).map((word, at) => (
          <i key={word} data-on={at < strength || undefined} />
        ))}
      </span>
      <p role="status">
        {strength > 0 &&
          pair(translate('account.password.strength'), translate(`account.password.${words[strength]}`))}
      </p>
    </div>
  )
}
