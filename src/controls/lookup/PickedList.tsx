import { useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { Glyph } from '../parts/Glyph.tsx'
import { moved } from '../parts/moved.ts'
import { useDragOrder } from '../parts/useDragOrder.ts'
import { useToolFocus } from '../parts/useToolFocus.ts'
import css from './PickedList.module.css'

interface PickedListProps {
  label: string
  items: readonly { id: string; title: string; content: ReactNode }[]
  onChange: (ids: string[]) => void
  disabled?: boolean | undefined
}

/** What was picked, in its order: dragged, or moved by buttons, and taken out. Focus stays in the list. */
export function PickedList({ label, items, onChange, disabled }: PickedListProps) {
  const translate = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const ids = items.map(({ id }) => id)
  const leadTo = useToolFocus(list, ids.join())
  const dragging = useDragOrder((from, to) => onChange(moved(ids, from, to)), disabled)
  const move = (from: number, to: number, tool: string) => {
    leadTo({ index: to, tool })
    onChange(moved(ids, from, to))
  }
  const remove = (index: number) => {
    leadTo({ index: Math.min(index, ids.length - 2), tool: 'remove' })
    onChange(ids.filter((_, at) => at !== index))
  }
  return (
    <ul ref={list} className={css.list} aria-label={label}>
      {items.map(({ id, title, content }, index) => (
        <li key={id} data-at={index} className={css.item} {...dragging(index)}>
          <span className={css.words}>{content}</span>
          {!disabled && items.length > 1 && (
            <span className={css.move}>
              <button
                type="button"
                className={css.tool}
                data-tool="earlier"
                disabled={index === 0}
                aria-label={translate('fields.order.earlier', { title })}
                onClick={() => move(index, index - 1, 'earlier')}
              >
                <Glyph name="previous" />
              </button>
              <button
                type="button"
                className={css.tool}
                data-tool="later"
                disabled={index === items.length - 1}
                aria-label={translate('fields.order.later', { title })}
                onClick={() => move(index, index + 1, 'later')}
              >
                <Glyph name="next" />
              </button>
            </span>
          )}
          {!disabled && (
            <button
              type="button"
              className={css.tool}
              data-tool="remove"
              aria-label={translate('fields.order.remove', { title })}
              onClick={() => remove(index)}
            >
              <Glyph name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
