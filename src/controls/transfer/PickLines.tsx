// biome-ignore-all lint/a11y/useSemanticElements: the listbox of the ARIA practices
// biome-ignore-all lint/a11y/useFocusableInteractive: the list has the focus, and says which option is meant

import { type KeyboardEvent, useId, useState } from 'react'
import css from './Transfer.module.css'
import type { TransferItem } from './transferItem.ts'

interface PickLinesProps {
  /** The id of what names the list. */
  labelledBy: string
  items: readonly TransferItem[]
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
  onPickAll: () => void
  onAct: (id: string) => void
}

/** The lines of a list, any number of which are picked: arrows move, Space picks, Ctrl+A all, Enter takes one over. */
export function PickLines({ labelledBy, items, picked, onPick, onPickAll, onAct }: PickLinesProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  const active = Math.min(at, items.length - 1)
  const toggle = (item: TransferItem) => {
    if (item.disabled) return
    const others = picked.filter((each) => each !== item.id)
    onPick(others.length < picked.length ? others : [...picked, item.id])
  }
  const act = (item: TransferItem) => !item.disabled && onAct(item.id)
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, items.length - 1))
    setAt(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key]
    const item = items[active]
    if (step !== undefined) go(step)
    else if (event.key === ' ' && item) toggle(item)
    else if (event.key === 'Enter' && item) act(item)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onPickAll()
    else return
    event.preventDefault()
  }
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-multiselectable
      aria-labelledby={labelledBy}
      aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
      className={css.list}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={picked.includes(item.id)}
          aria-disabled={item.disabled || undefined}
          data-active={index === active || undefined}
          className={css.line}
          onClick={() => {
            setAt(index)
            toggle(item)
          }}
          onDoubleClick={() => act(item)}
        >
          <span dir="auto">{item.content ?? item.title}</span>
        </div>
      ))}
    </div>
  )
}
