import { useTranslate } from 'ra-core'
import styles from './account.module.css'
import { ShownOnce } from './ShownOnce.tsx'

/** A token that was just made. */
export function NewToken({ token, onKept }: { token: string; onKept: () => void }) {
  const translate = useTranslate()
  return (
    <ShownOnce
      title={translate('account.tokens.made')}
      hint={translate('account.tokens.madeHint')}
      words="account.tokens"
      text={token}
      onKept={onKept}
    >
      <p className={styles.codes}>
        <bdi dir="ltr">{token}</bdi>
      </p>
    </ShownOnce>
  )
}
