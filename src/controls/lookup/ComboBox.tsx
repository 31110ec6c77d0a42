// biome-ignore-all lint/a11y/useSemanticElements: the listbox of the ARIA practices, whose options hold pictures

import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { defined } from '../../core/defined.ts'
import type { EditorProps } from '../parts/editor.ts'
import { Floating } from '../parts/Floating.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import css from './ComboBox.module.css'

export interface Choice {
  id: string
  content: ReactNode
  disabled?: boolean
}

interface ComboBoxProps
  extends Pick<
    EditorProps,
    | 'id'
    | 'source'
    | 'label'
    | 'required'
    | 'disabled'
    | 'invalid'
    | 'describedBy'
    | 'autoFocus'
    | 'dense'
    | 'onBlur'
  > {
  /** What stands in the box while nobody types: the title of what is chosen. */
  shown: string
  start?: ReactNode
  placeholder?: string | undefined
  choices: readonly Choice[]
  chosen: readonly string[]
  /** The choices are not yet those of the query. */
  isLoading: boolean
  /** The choices could not be asked for. */
  hasFailed: boolean
  query: string
  onQuery: (query: string) => void
  /** Takes what is typed as the value, where a text is asked for and not one of the choices. */
  onTyped?: (text: string) => void
  onPick: (id: string) => void
  onOpen: (open: boolean) => void
  /** Offered where the value may become empty again. */
  onClear?: (() => void) | undefined
  /** Keys that the panel adds; true where it took the key. */
  onKey?: (event: KeyboardEvent, active: string | undefined) => boolean
  before?: ReactNode
  after?: ReactNode
  /** Stays open after a choice, for several. */
  keepsOpen?: boolean
}

/**
 * A box to type in with a list of what matches below: the combobox of the ARIA practices. Who fills the list is the caller's business. Enter
 * takes the first of what was typed, never of what was there before: somebody quick, or a scanner, presses it ahead of the answer.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    shown,
    choices,
    chosen,
    isLoading,
    query,
    onQuery,
    onPick,
    onOpen,
    onClear,
    onKey,
    onBlur,
    label,
    disabled,
    dense,
  } = props
  const translate = useTranslate()
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [isAwaited, setAwaited] = useState(false)
  const toggle = (next: boolean) => {
    if (next === open) return
    setOpen(next)
    setActive(0)
    setAwaited(false)
    onQuery('')
    onOpen(next)
  }
  const pick = ({ id, disabled: off }: Choice) => {
    if (off) return
    onPick(id)
    if (props.keepsOpen) onQuery('')
    else toggle(false)
  }
  const move = (step: number) => {
    const next = (active + step + choices.length) % Math.max(choices.length, 1)
    setActive(next)
    setAwaited(false)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const current = choices[active]
    if (onKey?.(event, open ? current?.id : undefined)) event.preventDefault()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(event.key === 'ArrowDown' ? 1 : -1)
      else toggle(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      // Whoever has gone down the list means what they see.
      if (isLoading && active === 0) setAwaited(true)
      else if (current) pick(current)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      toggle(false)
    } else if (event.key === 'Tab') toggle(false)
  }
  const first = choices[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer alone is awaited, and taken once.
  useEffect(() => {
    if (!isAwaited || isLoading) return
    setAwaited(false)
    if (first && !props.hasFailed) pick(first)
  }, [isAwaited, isLoading])
  const clear = translate('fields.lookup.clear', { field: label })
  return (
    <div ref={anchor}>
      <TextBox
        {...props}
        text={open ? query : shown}
        placeholder={open && shown ? shown : props.placeholder}
        onText={(text) => {
          toggle(true)
          setActive(0)
          setAwaited(false)
          onQuery(text)
          props.onTyped?.(text)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          toggle(false)
          onBlur?.()
        }}
        more={defined({
          role: 'combobox',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': open && choices.length > 0 ? `${listId}-${active}` : undefined,
          onClick: () => toggle(true),
        })}
        start={props.start}
        end={
          !disabled && (
            <>
              {onClear && shown !== '' && (
                <IconButton
                  small
                  glyph="close"
                  label={clear}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={onClear}
                />
              )}
              {!dense && <Glyph name="open" className={css.arrow} />}
            </>
          )
        }
      />
      {open && anchor.current && (
        <Floating
          anchor={anchor.current}
          className={css.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          {props.before}
          <div
            className={css.list}
            role="listbox"
            id={listId}
            aria-label={label}
            aria-busy={isLoading}
            aria-multiselectable={props.keepsOpen ? true : undefined}
          >
            {choices.map((choice, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
              <div
                key={choice.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                className={css.option}
                aria-selected={chosen.includes(choice.id)}
                aria-disabled={choice.disabled || undefined}
                data-active={index === active || undefined}
                onMouseMove={() => index !== active && setActive(index)}
                onClick={() => pick(choice)}
              >
                {choice.content}
              </div>
            ))}
          </div>
          <div className={choices.length === 0 ? css.note : 'visually-hidden'} role="status">
            {choices.length > 0
              ? translate('fields.lookup.found', { smart_count: choices.length })
              : translate(
                  isLoading
                    ? 'fields.lookup.searching'
                    : props.hasFailed
                      ? 'fields.lookup.failed'
                      : query
                        ? 'fields.lookup.nothing'
                        : 'fields.lookup.empty',
                )}
          </div>
          {props.after}
        </Floating>
      )}
    </div>
  )
}
