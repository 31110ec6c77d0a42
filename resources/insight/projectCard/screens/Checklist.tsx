import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { MenuButton } from '../../../../src/controls/parts/MenuButton.tsx'
import { moved } from '../../../../src/controls/parts/moved.ts'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import { useRowKeys } from '../../../../src/views/form/rows/useRowKeys.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { projectCard } from '../projectCard.ts'
import css from './card.module.css'

interface Line {
  readonly id?: string
  readonly text: string
  readonly done: boolean | null
}

/** The steps of a card: ticked, written anew, arranged and taken out, each at once. */
export function Checklist() {
  const { resource, writable, closed } = useFormFacts()
  const { text, field } = useAreaWords<typeof projectCard>(resource.path)
  const id = useId()
  const { field: input } = useController({ name: 'checklist' })
  const lines = (input.value ?? []) as readonly Line[]
  const keys = useRowKeys(lines)
  const isOpen = closed === undefined && writable.has('checklist')
  const change = (next: readonly Line[]) => input.onChange([...next])
  const set = (index: number, changed: Partial<Line>) =>
    change(lines.map((line, at) => (at === index ? { ...line, ...changed } : line)))
  const done = lines.filter((line) => line.done).length
  if (!isOpen && lines.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.part} data-source="checklist">
      <h3 id={id}>
        {field('checklist')}
        {lines.length > 0 && (
          <span className={css.quiet}> {text('progress', { done, lines: lines.length })}</span>
        )}
      </h3>
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line, index) => (
            <li key={keys[index]}>
              <input
                type="checkbox"
                aria-label={line.text}
                checked={line.done === true}
                disabled={!isOpen}
                onChange={(event) => set(index, { done: event.target.checked })}
              />
              {isOpen ? (
                <LineText
                  label={text('line')}
                  value={line.text}
                  isDone={line.done === true}
                  onChange={(next) => set(index, { text: next })}
                />
              ) : (
                <span dir="auto">{line.text}</span>
              )}
              {isOpen && (
                <MenuButton
                  small
                  label={text('lineMenu', { text: line.text })}
                  groups={[
                    [
                      {
                        key: 'up',
                        label: text('lineUp'),
                        isDisabled: index === 0,
                        onPick: () => change(moved(lines, index, index - 1)),
                      },
                      {
                        key: 'down',
                        label: text('lineDown'),
                        isDisabled: index === lines.length - 1,
                        onPick: () => change(moved(lines, index, index + 1)),
                      },
                    ],
                    [
                      {
                        key: 'remove',
                        label: text('removeLine'),
                        isDanger: true,
                        onPick: () => change(lines.filter((_, at) => at !== index)),
                      },
                    ],
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && lines.length < 100 && (
        <NewLine
          label={text('addLine')}
          onAdd={(added) => change([...lines, { text: added, done: false }])}
        />
      )}
    </section>
  )
}

interface LineTextProps {
  label: string
  value: string
  isDone: boolean
  onChange: (text: string) => void
}

/** The words of a line; changed once they are left, and never empty. */
function LineText({ label, value, isDone, onChange }: LineTextProps) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    const next = typed?.trim()
    if (next && next !== value) onChange(next)
    setTyped(undefined)
  }
  return (
    <input
      type="text"
      className={css.lineText}
      aria-label={label}
      data-done={isDone || undefined}
      dir="auto"
      maxLength={200}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        settle()
      }}
    />
  )
}

function NewLine({ label, onAdd }: { label: string; onAdd: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() === '') return
    onAdd(typed.trim())
    setTyped('')
  }
  return (
    <div className={css.newLine}>
      <input
        type="text"
        className={css.lineText}
        aria-label={label}
        placeholder={label}
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        onBlur={add}
      />
      <IconButton small glyph="add" label={label} onClick={add} />
    </div>
  )
}
