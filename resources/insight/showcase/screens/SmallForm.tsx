import { useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

interface SmallFormProps {
  /** What its button says. */
  submit: string
  /** In one line, where there is room. */
  isInline?: boolean
  /** Tells what is wrong by the names of its inputs; what is empty stops nothing. */
  check?: (values: Readonly<Record<string, string>>) => string | undefined
  onDone?: (values: Readonly<Record<string, string>>) => void
  children: ReactNode
}

/** A form whose inputs keep their own values: they are read when it is sent, and nothing leaves the page. */
export function SmallForm({ submit, isInline = false, check, onDone, children }: SmallFormProps) {
  const t = useTexts()
  const notify = useNotify()
  const [problem, setProblem] = useState<string>()
  return (
    <form
      className={isInline ? css.inline : css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const values = Object.fromEntries(
          [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
        )
        const found = check?.(values)
        setProblem(found)
        if (found !== undefined) return
        if (onDone) onDone(values)
        else notify(t('showcase.words.changed'), { type: 'success' })
      }}
    >
      {children}
      <div>
        <Button type="submit" look="primary">
          {submit}
        </Button>
      </div>
      <p role="alert" style={{ color: 'var(--danger-text)' }}>
        {problem}
      </p>
    </form>
  )
}
