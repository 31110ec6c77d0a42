import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import styles from './account.module.css'

interface ShownOnceProps {
  title: string
  hint: string
  /** What is copied. */
  text: string
  /** Where the words of the buttons stand: `kept`, `copy`, `copied`. */
  words: string
  onKept: () => void
  /** The secret, as it is read. */
  children: ReactNode
  /** Further ways to keep it. */
  more?: ReactNode
}

/** A secret that was just made: to be kept now, because nobody can show it again. */
export function ShownOnce({ title, hint, text, words, onKept, children, more }: ShownOnceProps) {
  const translate = useTranslate()
  const copy = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{hint}</p>
      {children}
      <div className={styles.choices}>
        <Button look="primary" onClick={onKept}>
          {translate(`${words}.kept`)}
        </Button>
        <Button onClick={() => copy(text, `${words}.copied`)}>{translate(`${words}.copy`)}</Button>
        {more}
      </div>
    </>
  )
}
