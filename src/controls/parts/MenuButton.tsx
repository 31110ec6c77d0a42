import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './Floating.module.css'
import { Floating } from './Floating.tsx'
import { IconButton } from './IconButton.tsx'
import { usePassing } from './usePassing.ts'

/** A line of a menu. */
export interface MenuAct {
  readonly key: string
  readonly label: string
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly onPick: () => void
}

interface MenuButtonProps {
  label: string
  /** What it offers, in groups; empty groups are left out. */
  groups: readonly (readonly MenuAct[])[]
  small?: boolean
  tabIndex?: number
}

/** Three dots and the menu behind them. */
export function MenuButton({ label, groups, small, tabIndex }: MenuButtonProps) {
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span ref={button} style={{ display: 'contents' }}>
      <IconButton
        label={label}
        glyph="more"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        small={small}
        tabIndex={tabIndex}
      />
      {isOpen && button.current?.firstElementChild && (
        <Menu
          label={label}
          groups={groups.filter(({ length }) => length > 0)}
          anchor={button.current.firstElementChild as HTMLElement}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

interface MenuProps {
  label: string
  groups: MenuButtonProps['groups']
  anchor: HTMLElement
  onClose: () => void
}

function Menu({ label, groups, anchor, onClose }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  usePassing(panel, anchor, onClose)
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => items()[0]?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      return onClose()
    }
    const next = leadsTo(event.key, items())
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Floating
      ref={panel}
      anchor={anchor}
      role="menu"
      aria-label={label}
      className={css.menu}
      onKeyDown={onKeyDown}
    >
      {groups.map((acts, index) => (
        <div key={acts[0]?.key} role="none">
          {index > 0 && <hr className={css.line} />}
          {acts.map(({ key, label: words, isDanger, isDisabled, onPick }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              data-danger={isDanger || undefined}
              aria-disabled={isDisabled || undefined}
              onClick={() => {
                if (isDisabled) return
                onClose()
                onPick()
              }}
            >
              {words}
            </button>
          ))}
        </div>
      ))}
    </Floating>
  )
}

/** The line that a key leads to: the arrows go round, a letter to the next line that begins with it. */
function leadsTo(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items[(at - 1 + items.length) % items.length]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return order.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
}
