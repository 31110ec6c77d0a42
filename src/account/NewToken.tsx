import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Button } from '../shell/controls/Button.tsx'
import styles from './account.module.css'

/** A token that was just made: to be copied now, because nobody can show it again. */
export function NewToken({ token, onKept }: { token: string; onKept: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const own = (key: string) => translate(`account.tokens.${key}`)
  const copy = async () => {
    await navigator.clipboard.writeText(token)
    notify('account.tokens.copied', { type: 'success' })
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {own('made')}
      </h2>
      <p>{own('madeHint')}</p>
      <p className={styles.codes}>
        <bdi dir="ltr">{token}</bdi>
      </p>
      <div className={styles.choices}>
        <Button look="primary" onClick={onKept}>
          {own('kept')}
        </Button>
        <Button onClick={copy}>{own('copy')}</Button>
      </div>
    </>
  )
}
