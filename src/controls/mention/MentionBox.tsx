// biome-ignore-all lint/a11y/useSemanticElements: the listbox of the ARIA practices
// biome-ignore-all lint/a11y/useFocusableInteractive: the text keeps the focus, and says which option is meant

import { useTranslate } from 'ra-core'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import combo from '../lookup/ComboBox.module.css'
import { Floating } from '../parts/Floating.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { mentionAt, type Person, type Sign, stillNamed } from './mentionAt.ts'

/** The people whose name matches; undefined asks for nobody. */
export type UsePeople = (query: string | undefined) => { people: readonly Person[]; isLoading: boolean }

interface MentionBoxProps extends Omit<ComponentProps<typeof TextBox>, 'onText' | 'more'> {
  onText: (text: string, named: readonly Person[]) => void
  /** Those whom the text names. */
  named: readonly Person[]
  usePeople: UsePeople
  /** The most that one text names. */
  most?: number
  /** What the list of people is called. */
  peopleLabel: string
  /** What begins a name: `#` for things. */
  sign?: Sign
  readOnly?: boolean
  /** The list opens above the text, where there is room. */
  above?: boolean
}

/**
 * Text in which an `@` names people: what is typed after it finds them, arrows go through them, Enter or Tab takes one, Escape
 * leaves it. Whoever is deleted from the text is named no more.
 */
export function MentionBox({
  onText,
  named,
  usePeople,
  most = 10,
  peopleLabel,
  sign = '@',
  readOnly = false,
  above = false,
  ...box
}: MentionBoxProps) {
  const translate = useTranslate()
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number>()
  const [left, setLeft] = useState<number>()
  const [at, setAt] = useState(0)
  const isOff = readOnly || named.length >= most
  const typed = caret === undefined || isOff ? undefined : mentionAt(box.text, caret, named, sign)
  const isWanted = typed !== undefined && typed.start !== left
  const { people: found, isLoading } = usePeople(isWanted ? typed.query : undefined)
  // What was found for fewer letters stays until the answer comes; nobody is taken whom the letters do not mean.
  const people = isLoading ? found.filter(({ name }) => says(name, typed?.query)) : found
  const isOpen = isWanted && (people.length > 0 || typed.query === '' || isLoading)
  const active = Math.min(at, people.length - 1)
  const change = (text: string, among: readonly Person[] = named) =>
    onText(text, stillNamed(text, among, sign))
  const take = (person: Person) => {
    if (!typed || caret === undefined) return
    const before = `${box.text.slice(0, typed.start)}${sign}${person.name} `
    change(before + box.text.slice(caret).trimStart(), [
      ...named.filter(({ id }) => id !== person.id),
      { id: person.id, name: person.name },
    ])
    setAt(0)
    setCaret(before.length)
    requestAnimationFrame(() => {
      const text = anchor.current?.querySelector('textarea')
      text?.focus()
      text?.setSelectionRange(before.length, before.length)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const person = people[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!isOpen || event.ctrlKey || event.metaKey) return box.onKeyDown?.(event)
    if (event.key === 'Escape') {
      event.stopPropagation()
      setLeft(typed?.start)
    } else if (person && step) setAt((active + step + people.length) % people.length)
    else if (event.key === 'Enter' || (person && event.key === 'Tab')) person && take(person)
    else return box.onKeyDown?.(event)
    event.preventDefault()
  }
  return (
    <div ref={anchor}>
      <TextBox
        {...box}
        onText={(text) => {
          const element = anchor.current?.querySelector('textarea')
          setCaret(element?.selectionStart ?? text.length)
          setAt(0)
          if (!text.includes(sign)) setLeft(undefined)
          change(text)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setCaret(undefined)
          box.onBlur?.()
        }}
        more={{
          readOnly,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen && people.length > 0 ? `${listId}-${active}` : undefined,
          onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            setCaret(document.activeElement === currentTarget ? currentTarget.selectionStart : undefined),
        }}
      />
      <span className="visually-hidden" role="status">
        {isOpen && !isLoading && translate('fields.lookup.found', { smart_count: people.length })}
      </span>
      {isOpen && anchor.current && (
        <Floating
          anchor={anchor.current}
          above={above}
          className={combo.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div
            role="listbox"
            id={listId}
            aria-label={peopleLabel}
            aria-busy={isLoading}
            className={combo.list}
          >
            {people.map((person, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
              <div
                key={person.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                data-active={index === active || undefined}
                className={combo.option}
                onMouseMove={() => index !== active && setAt(index)}
                onClick={() => take(person)}
              >
                <span dir="auto">{person.name}</span>
                {person.hint && <span className={combo.hint}>{person.hint}</span>}
              </div>
            ))}
          </div>
          {people.length === 0 && (
            <p className={combo.note}>
              {translate(isLoading ? 'fields.lookup.searching' : 'fields.lookup.nothing')}
            </p>
          )}
        </Floating>
      )}
    </div>
  )
}

const says = (name: string, letters = '') => name.toLocaleLowerCase().includes(letters.toLocaleLowerCase())
