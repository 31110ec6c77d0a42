import { useTranslate } from 'ra-core'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import box from '../../controls/parts/Box.module.css'
import { type FilterField, type FilterTests, testsOf, withTests } from '../../derive/filters.ts'
import { inputOf } from '../../fields/inputs.ts'
import type { FilterProps } from '../../fields/view.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { useListView } from './ListViewContext.ts'
import css from './panels.module.css'

/** Milliseconds of quiet after which a typed operand is asked for. */
const quiet = 350

interface FilterEditorProps {
  filter: FilterField
  label: string
  onClose: () => void
}

/** Asks the questions of one field. The list follows a moment after every answer; leaving the panel keeps the last one. */
export function FilterEditor({ filter, label, onClose }: FilterEditorProps) {
  const translate = useTranslate()
  const { resource, query, change } = useListView()
  const { name, field } = filter
  const [tests, setTests] = useState<FilterTests | undefined>(() =>
    name in query.filter ? testsOf(query.filter, name) : undefined,
  )
  const latest = useRef({ query, change, tests, isPending: false })
  latest.current = { ...latest.current, query, change, tests }

  const apply = () => {
    const { query: now, change: write, tests: asked, isPending } = latest.current
    if (isPending) write({ filter: withTests(now.filter, name, asked) }, { replace: name in now.filter })
    latest.current.isPending = false
  }
  const applyLatest = useRef(apply)
  applyLatest.current = apply
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => applyLatest.current(), quiet)
    return () => clearTimeout(timer)
  }, [tests])

  useEffect(() => () => applyLatest.current(), [])

  const onChange = (next: Record<string, unknown> | undefined) => {
    latest.current.isPending = true
    setTests(next)
  }
  const form = useRef<HTMLFormElement>(null)
  // The field was chosen with a button that is gone now, and the focus with it. People come to say a value: most keep the question.
  useEffect(() => {
    const find = (which: string) => form.current?.querySelector<HTMLElement>(which)
    const control = find(':is(input, textarea, [role="combobox"]):not(select)') ?? find('select, button')
    control?.focus()
  }, [])
  const Filter = inputOf(field.kind).Filter ?? EmptyFilter
  return (
    <form
      ref={form}
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className={css.heading}>{label}</h2>
      <div data-flow="">
        <Filter
          name={name}
          label={label}
          options={field.options}
          field={field}
          resource={resource}
          test={tests ?? {}}
          onChange={onChange}
        />
      </div>
      <div className={css.end}>
        {tests && (
          <Button
            small
            look="text"
            onMouseDown={keepsList}
            onClick={() => {
              latest.current.isPending = false
              change({ filter: withTests(query.filter, name, undefined) })
              onClose()
            }}
          >
            {translate('list.filter.clear')}
          </Button>
        )}
        <Button small type="submit" look="primary" onMouseDown={keepsList}>
          {translate('list.filter.done')}
        </Button>
      </div>
    </form>
  )
}

/** A press leaves an open list where it is until it is a click: nothing moves away below the pointer. */
const keepsList = (event: MouseEvent) => event.preventDefault()

/** What can be asked of every kind: whether there is a value at all. */
function EmptyFilter({ name, label, test, onChange }: FilterProps) {
  const translate = useTranslate()
  return (
    <div role="radiogroup" aria-label={label} className={box.checks} data-stacked="">
      {[true, false].map((empty) => (
        <label key={String(empty)} className={box.checkLine}>
          <input
            type="radio"
            className={box.check}
            name={`${name}-empty`}
            checked={test.empty === empty}
            onChange={() => onChange({ empty })}
          />
          {translate(empty ? 'list.filter.isEmpty' : 'list.filter.isNotEmpty')}
        </label>
      ))}
    </div>
  )
}
