import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import {
  type FilterField,
  type FilterTests,
  filterOf,
  filtersOf,
  testsOf,
  withTests,
} from '../../derive/filters.ts'
import { inputOf } from '../../fields/inputs.ts'
import type { FilterProps } from '../../fields/view.ts'
import { useListView } from './ListViewContext.ts'
import css from './panels.module.css'
import { useListTexts } from './useListTexts.ts'

interface FilterPanelProps {
  anchor: HTMLElement
  /** The field to ask about; without it the field is chosen first. */
  name: string | undefined
  onClose: () => void
}

/** Adds a filter, or changes one. What is chosen takes effect at once, and the list behind shows it. */
export default function FilterPanel({ anchor, name, onClose }: FilterPanelProps) {
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const texts = useListTexts(resource)
  const [chosen, choose] = useState(name)
  const filter = chosen === undefined ? undefined : filterOf(resource, viewer, chosen)
  const label = filter ? texts.field(filter.name) : translate('list.filter.add')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { marginBlockStart: 0.5 } } }}
    >
      {filter ? (
        <FilterEditor filter={filter} label={label} onClose={onClose} />
      ) : (
        <FieldChoice onChoose={choose} />
      )}
    </Popover>
  )
}

function FieldChoice({ onChoose }: { onChoose: (name: string) => void }) {
  const translate = useTranslate()
  const { resource, viewer, query } = useListView()
  const texts = useListTexts(resource)
  const [text, setText] = useState('')
  const all = filtersOf(resource, viewer)
  const found = all.filter(({ name }) => texts.field(name).toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <div className={css.choice}>
      {all.length > 7 && (
        <input
          type="search"
          className={css.find}
          placeholder={translate('list.filter.find')}
          aria-label={translate('list.filter.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && found[0] && onChoose(found[0].name)}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to choose here
          autoFocus
        />
      )}
      <ul className={css.fields}>
        {found.map(({ name }, index) => (
          <li key={name}>
            <button
              type="button"
              className={css.field}
              data-asked={name in query.filter || undefined}
              onClick={() => onChoose(name)}
              // biome-ignore lint/a11y/noAutofocus: the panel was opened to choose here
              autoFocus={all.length <= 7 && index === 0}
            >
              {texts.field(name)}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.nothing}>{translate('list.filter.notFound')}</p>}
    </div>
  )
}

/** Milliseconds of quiet after which a typed operand is asked for. */
const quiet = 350

function FilterEditor({
  filter,
  label,
  onClose,
}: {
  filter: FilterField
  label: string
  onClose: () => void
}) {
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

  const onChange = (next: Record<string, unknown> | undefined) => {
    latest.current.isPending = true
    setTests(next)
  }
  const close = () => {
    applyLatest.current()
    onClose()
  }
  const Filter = inputOf(field.kind).Filter ?? EmptyFilter
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 className={css.heading}>{label}</h2>
      <Filter
        name={name}
        label={label}
        options={field.options}
        field={field}
        resource={resource}
        test={tests ?? {}}
        onChange={onChange}
      />
      <div className={css.end}>
        {tests && (
          <Button
            size="small"
            variant="text"
            color="secondary"
            onClick={() => {
              latest.current.isPending = false
              change({ filter: withTests(query.filter, name, undefined) })
              onClose()
            }}
          >
            {translate('list.filter.clear')}
          </Button>
        )}
        <Button size="small" type="submit" variant="contained">
          {translate('list.filter.done')}
        </Button>
      </div>
    </form>
  )
}

/** What can be asked of every kind: whether there is a value at all. */
function EmptyFilter({ label, test, onChange }: FilterProps) {
  const translate = useTranslate()
  const answer = test.empty === undefined ? '' : String(test.empty)
  return (
    <RadioGroup
      aria-label={label}
      value={answer}
      onChange={(_, value) => onChange({ empty: value === 'true' })}
    >
      <FormControlLabel
        value="true"
        control={<Radio size="small" />}
        label={translate('list.filter.isEmpty')}
      />
      <FormControlLabel
        value="false"
        control={<Radio size="small" />}
        label={translate('list.filter.isNotEmpty')}
      />
    </RadioGroup>
  )
}
