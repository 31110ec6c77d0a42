import { useTranslate } from 'ra-core'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { saveFile } from '../../../../src/views/saveFile.ts'
import styles from './account.module.css'
import { ShownOnce } from './ShownOnce.tsx'

/** The codes for the day the telephone is gone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`account.secondStep.${key}`)
  const text = `${codes.join('\n')}\n`
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <ShownOnce
      title={own('codes')}
      hint={own('codesHint')}
      words="account.secondStep"
      text={text}
      onKept={onKept}
      more={<Button onClick={save}>{own('download')}</Button>}
    >
      <ul className={styles.codes} aria-label={own('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
    </ShownOnce>
  )
}
