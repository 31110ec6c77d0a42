import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'

interface Look {
  /** `primary` for the one thing a page is for, `outlined` beside it, `text` in passing. */
  look?: 'primary' | 'outlined' | 'text'
  small?: boolean
}

const classOf = ({ look = 'outlined', small = false }: Look) =>
  `${styles.button} ${styles[look]} ${small ? styles.small : ''}`

/** A button of the frame and of what has to be there before MUI. */
export function Button({ look, small, ...props }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      {...props}
      className={classOf({ ...(look ? { look } : {}), ...(small ? { small } : {}) })}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, small, ...props }: Look & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={classOf({ ...(look ? { look } : {}), ...(small ? { small } : {}) })} />
}
