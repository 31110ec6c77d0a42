import { useTranslate } from 'ra-core'
import { useContext, useState } from 'react'
import { Popover } from '../../controls/parts/Popover.tsx'
import { filterOf, filtersOf } from '../../derive/filters.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { useListView } from './ListViewContext.ts'
import css from './panels.module.css'
import { useListTexts } from './useListTexts.ts'

interface FilterPanelProps {
  anchor: HTMLElement
  /** The field to ask about; without it the field is chosen first. */
  name: string | undefined
  /** Goes on to groups of filters, where they may be combined. */
  onCombine?: () => void
  onClose: () => void
}

/** Adds a filter, or changes one. What is chosen takes effect at once, and the list behind shows it. */
export default function FilterPanel({ anchor, name, onCombine, onClose }: FilterPanelProps) {
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const texts = useListTexts(resource)
  const [chosen, choose] = useState(name)
  const filter = chosen === undefined ? undefined : filterOf(resource, viewer, chosen)
  const label = filter ? texts.field(filter.name) : translate('list.filter.add')
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      {filter ? (
        <FilterEditor filter={filter} label={label} onClose={onClose} />
      ) : (
        <FieldChoice onChoose={choose} onCombine={onCombine} />
      )}
    </Popover>
  )
}

function FieldChoice({
  onChoose,
  onCombine,
}: {
  onChoose: (name: string) => void
  onCombine: (() => void) | undefined
}) {
  const translate = useTranslate()
  const { resource, viewer, query } = useListView()
  const texts = useListTexts(resource)
  const areas = useContext(RegistryContext)
  const [text, setText] = useState('')
  const all = filtersOf(resource, viewer, areas)
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !found[0]) return
            // What has the focus next is not pressed by the same key.
            event.preventDefault()
            onChoose(found[0].name)
          }}
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
      {onCombine && (
        <button type="button" className={css.field} data-last="" aria-haspopup="dialog" onClick={onCombine}>
          {translate('task.group.combine')}
        </button>
      )}
    </div>
  )
}
