import { useTranslate } from 'ra-core'
import type { ComponentProps } from 'react'
import css from './RecordTable.module.css'

interface RowMenuButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'style' | 'tabIndex'> {
  /** What the record is called. */
  title: string
  size?: number
}

/** Opens the menu of a record in a list; whoever draws the list hears of the press (`useRowPress`). */
export function RowMenuButton({ title, size = 18, className = '', ...props }: RowMenuButtonProps) {
  const translate = useTranslate()
  return (
    <button
      type="button"
      className={`${css.menu} ${className}`}
      data-menu=""
      aria-haspopup="menu"
      aria-label={translate('list.actionsOf', { title })}
      {...props}
    >
      <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
        <circle cx="3" cy="8" r="1.4" />
        <circle cx="8" cy="8" r="1.4" />
        <circle cx="13" cy="8" r="1.4" />
      </svg>
    </button>
  )
}
