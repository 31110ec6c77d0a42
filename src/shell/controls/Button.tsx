import type { ComponentProps } from 'react'
import { Link } from '../routing/Link.tsx'
import styles from './Button.module.css'

interface Look {
  /** `primary` for the one thing a page is for, `outlined` beside it, `text` in passing. */
  look?: 'primary' | 'outlined' | 'text' | undefined
  small?: boolean | undefined
  /** For what cannot be taken back. */
  danger?: boolean | undefined
}

const classOf = ({ look = 'outlined', small = false, danger = false }: Look) =>
  [styles.button, styles[look], small && styles.small, danger && styles.danger].filter(Boolean).join(' ')

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** What it does is under way: it takes no second press. */
  busy?: boolean
}

/** A button of the frame and of the pages that do without MUI. */
export function Button({ look, small, danger, busy = false, disabled = false, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classOf({ look, small, danger })}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, small, ...props }: Look & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={classOf({ look, small })} />
}
