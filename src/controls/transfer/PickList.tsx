// biome-ignore-all lint/a11y/useSemanticElements: the listbox of the ARIA practices
// biome-ignore-all lint/a11y/useFocusableInteractive: the list has the focus, and says which option is meant

import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { TextBox } from '../parts/TextBox.tsx'
import css from './Transfer.module.css'
import type { TransferItem } from './transferItem.ts'

interface PickListProps {
  label: string
  items: readonly TransferItem[]
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
  /** One thing goes over to the other list: Enter, or a double press. */
  onAct: (id: string) => void
  tools?: ReactNode
}

/** From this many on a list can be searched. */
const many = 8

/** One list of two, any number of whose lines are picked: arrows move, Space picks, Ctrl+A all, Enter takes one over. */
export function PickList({ label, items, picked, onPick, onAct, tools }: PickListProps) {
  const translate = useTranslate()
  const id = useId()
  const [at, setAt] = useState(0)
  const [query, setQuery] = useState('')
  const sought = query.trim().toLocaleLowerCase()
  const shown = items.filter(({ title }) => title.toLocaleLowerCase().includes(sought))
  const active = Math.min(at, shown.length - 1)
  const isPicked = (item: TransferItem) => picked.includes(item.id)
  const here = items.filter(isPicked).length
  const pickAll = (on: boolean) => {
    const others = picked.filter((each) => !shown.some((item) => item.id === each))
    onPick(on ? [...others, ...shown.map((item) => item.id)] : others)
  }
  const toggle = (item: TransferItem) =>
    onPick(isPicked(item) ? picked.filter((each) => each !== item.id) : [...picked, item.id])
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, shown.length - 1))
    setAt(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: shown.length - 1 }[event.key]
    const item = shown[active]
    if (step !== undefined) go(step)
    else if (event.key === ' ' && item) toggle(item)
    else if (event.key === 'Enter' && item) onAct(item.id)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) pickAll(true)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.side}>
      <div className={css.head}>
        <label>
          <input
            type="checkbox"
            checked={shown.length > 0 && shown.every(isPicked)}
            disabled={shown.length === 0}
            aria-label={translate('fields.transfer.all', { list: label })}
            ref={(box) => {
              if (box) box.indeterminate = here > 0 && !shown.every(isPicked)
            }}
            onChange={({ target }) => pickAll(target.checked)}
          />
          <span id={`${id}-label`}>{label}</span>
        </label>
        <span className={css.count}>{here > 0 ? `${here}/${items.length}` : items.length}</span>
        {tools}
      </div>
      {items.length >= many && (
        <TextBox
          id={`${id}-search`}
          source="search"
          dense
          label={translate('fields.transfer.search', { list: label })}
          placeholder={translate('fields.transfer.search', { list: label })}
          text={query}
          onText={setQuery}
        />
      )}
      <div
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-labelledby={`${id}-label`}
        aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
        className={css.list}
        onKeyDown={onKeyDown}
      >
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isPicked(item)}
            data-active={index === active || undefined}
            className={css.line}
            onClick={() => {
              setAt(index)
              toggle(item)
            }}
            onDoubleClick={() => onAct(item.id)}
          >
            <span dir="auto">{item.title}</span>
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={css.none}>{translate(query ? 'fields.lookup.nothing' : 'fields.transfer.none')}</p>
      )}
    </div>
  )
}
