import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Button } from '../shell/controls/Button.tsx'
import { saveFile } from '../views/saveFile.ts'
import styles from './account.module.css'

/** The codes for the day the telephone is gone: to be kept now, because nobody can show them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const own = (key: string) => translate(`account.secondStep.${key}`)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('account.secondStep.copied', { type: 'success' })
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {own('codes')}
      </h2>
      <p>{own('codesHint')}</p>
      <ul className={styles.codes} aria-label={own('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        <Button look="primary" onClick={onKept}>
          {own('kept')}
        </Button>
        <Button onClick={copy}>{own('copy')}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {own('download')}
        </Button>
      </div>
    </>
  )
}
