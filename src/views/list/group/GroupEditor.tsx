import { useTranslate } from 'ra-core'
import { useId, useMemo, useRef, useState } from 'react'
import type { Condition } from '../../../core/index.ts'
import { type FilterGroup, isGroup, mostGroupLevels } from '../../../derive/filterGroups.ts'
import { filteredNames, filterOf, testsOf } from '../../../derive/filters.ts'
import FilterPanel from '../FilterPanel.tsx'
import { FilterPhrase } from '../FilterPhrase.tsx'
import { icons } from '../icons.tsx'
import { ListViewContext, useListView } from '../ListViewContext.ts'
import tools from '../toolbar.module.css'
import { useListTexts } from '../useListTexts.ts'
import css from './group.module.css'

interface GroupEditorProps {
  group: FilterGroup
  onChange: (group: FilterGroup) => void
  /** How deep it stands; the outermost is 1. */
  level: number
  /** Takes the group away; absent for the outermost. */
  onRemove?: () => void
}

/** A group of filters: whether all or any of them must hold, each of them to be changed or taken away, and further ones. */
export function GroupEditor({ group, onChange, level, onRemove }: GroupEditorProps) {
  const translate = useTranslate()
  const [asked, ask] = useState<{ index: number; anchor: HTMLElement }>()
  const box = useRef<HTMLFieldSetElement>(null)
  const { parts } = group
  const write = (index: number, part: Condition | FilterGroup) =>
    onChange({ ...group, parts: [...parts.slice(0, index), part, ...parts.slice(index + 1)] })
  const remove = (index: number) => {
    onChange({ ...group, parts: parts.filter((_, at) => at !== index) })
    // What was pressed is gone, and the focus with it.
    box.current?.querySelector<HTMLElement>(':scope > div > [data-add]')?.focus()
  }
  const close = () => {
    // A filter that asks nothing is none.
    const part = asked && parts[asked.index]
    if (part && !isGroup(part) && Object.keys(part).length === 0) remove(asked.index)
    ask(undefined)
  }
  return (
    <fieldset ref={box} className={css.group}>
      <ModeChoice mode={group.mode} onChoose={(mode) => onChange({ ...group, mode })} />
      {parts.length > 0 && (
        <ul className={css.parts}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place
            <li key={index}>
              {isGroup(part) ? (
                <GroupEditor
                  group={part}
                  onChange={(next) => write(index, next)}
                  level={level + 1}
                  onRemove={() => remove(index)}
                />
              ) : (
                <PartLine
                  part={part}
                  onOpen={(anchor) => ask({ index, anchor })}
                  onRemove={() => remove(index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.further}>
        <button
          type="button"
          className={tools.tool}
          data-add=""
          aria-haspopup="dialog"
          onClick={(event) => ask({ index: parts.length, anchor: event.currentTarget })}
        >
          {icons.plus}
          {translate('task.group.addFilter')}
        </button>
        {level < mostGroupLevels && (
          <button
            type="button"
            className={tools.tool}
            data-quiet=""
            onClick={() =>
              onChange({
                ...group,
                parts: [...parts, { mode: group.mode === 'all' ? 'any' : 'all', parts: [] }],
              })
            }
          >
            {icons.plus}
            {translate('task.group.addGroup')}
          </button>
        )}
        {onRemove && (
          <button type="button" className={tools.tool} data-quiet="" onClick={onRemove}>
            {translate('task.group.removeGroup')}
          </button>
        )}
      </div>
      {asked && (
        <PartPanel
          part={(parts[asked.index] as Condition | undefined) ?? noPart}
          anchor={asked.anchor}
          onChange={(part) => write(asked.index, part)}
          onClose={close}
        />
      )}
    </fieldset>
  )
}

const noPart: Condition = {}

function ModeChoice({
  mode,
  onChoose,
}: {
  mode: FilterGroup['mode']
  onChoose: (mode: FilterGroup['mode']) => void
}) {
  const translate = useTranslate()
  const name = useId()
  return (
    <>
      <legend className="visually-hidden">{translate('task.group.match')}</legend>
      <div className={css.modes}>
        {(['all', 'any'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={mode === each}
              onChange={() => onChoose(each)}
            />
            {translate(`task.group.${each}`)}
          </label>
        ))}
      </div>
    </>
  )
}

/** One filter in words. */
function PartLine({
  part,
  onOpen,
  onRemove,
}: {
  part: Condition
  onOpen: (anchor: HTMLElement) => void
  onRemove: () => void
}) {
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const texts = useListTexts(resource)
  const [name = ''] = filteredNames(part)
  const filter = filterOf(resource, viewer, name)
  return (
    <span className={tools.chip}>
      <button
        type="button"
        className={tools.words}
        dir="auto"
        aria-haspopup="dialog"
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {filter ? (
          <FilterPhrase resource={resource} filter={filter} tests={testsOf(part, name)} />
        ) : (
          translate('list.filter.add')
        )}
      </button>
      <button
        type="button"
        className={tools.remove}
        aria-label={translate('list.filter.remove', { field: filter ? texts.field(name) : '' })}
        onClick={onRemove}
      >
        {icons.close}
      </button>
    </span>
  )
}

/** Asks about one field as the bar of filters does, of the part instead of the list. */
function PartPanel({
  part,
  anchor,
  onChange,
  onClose,
}: {
  part: Condition
  anchor: HTMLElement
  onChange: (part: Condition) => void
  onClose: () => void
}) {
  const view = useListView()
  const [name] = filteredNames(part)
  const [first] = useState(name)
  const inPart = useMemo(
    () => ({
      ...view,
      query: { ...view.query, filter: part },
      change: ({ filter = {} }: { filter?: Condition }) => onChange(filter),
    }),
    [view, part, onChange],
  )
  return (
    <ListViewContext value={inPart}>
      <FilterPanel anchor={anchor} name={first} onClose={onClose} />
    </ListViewContext>
  )
}
