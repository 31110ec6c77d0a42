import { useTranslate } from 'ra-core'
import { lazy, Suspense, useContext, useState } from 'react'
import { filteredNames, filterOf, filtersOf, testsOf, withTests } from '../../derive/filters.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { FilterPhrase } from './FilterPhrase.tsx'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useListTexts } from './useListTexts.ts'

const FilterPanel = lazy(withAllTexts(() => import('./FilterPanel.tsx')))
const GroupDialog = lazy(withAllTexts(() => import('./group/GroupDialog.tsx')))
const CombinedPhrase = lazy(withAllTexts(() => import('./group/GroupPhrase.tsx')))

/** Where the panel stands, and the field it asks about; without one it asks for the field first. */
interface Panel {
  anchor: HTMLElement
  name: string | undefined
}

/** The filters in words, each to be changed or taken away where it stands, and the way to a further one. */
export function FilterBar() {
  const translate = useTranslate()
  const { resource, viewer, query, change } = useListView()
  const texts = useListTexts(resource)
  const areas = useContext(RegistryContext)
  const [panel, setPanel] = useState<Panel>()
  /** A second press of what opened it closes it. */
  const toggle = (anchor: HTMLElement, name?: string) =>
    setPanel(panel?.anchor === anchor ? undefined : { anchor, name })
  const [isCombining, combine] = useState(false)
  const { filter } = query
  const asked = filteredNames(filter).flatMap((name) => filterOf(resource, viewer, name) ?? [])
  const combined = filter.all !== undefined || filter.any !== undefined
  const ids = Array.isArray(filter.id) ? filter.id.length : 0
  const without = (...names: string[]) => {
    const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)))
    change({ filter: rest })
  }
  return (
    <>
      {asked.map((field) => (
        <Chip
          key={field.name}
          removal={translate('list.filter.remove', { field: texts.field(field.name) })}
          onRemove={() => change({ filter: withTests(filter, field.name, undefined) })}
          isOpen={panel?.name === field.name}
          onOpen={(anchor) => toggle(anchor, field.name)}
        >
          <FilterPhrase resource={resource} filter={field} tests={testsOf(filter, field.name)} />
        </Chip>
      ))}
      {ids > 0 && (
        <Chip removal={translate('list.filter.removeCombined')} onRemove={() => without('id')}>
          <span>{translate('list.filter.chosen', { smart_count: ids })}</span>
        </Chip>
      )}
      {combined && (
        <Chip
          removal={translate('list.filter.removeCombined')}
          onRemove={() => without('all', 'any')}
          isOpen={isCombining}
          onOpen={() => combine(true)}
        >
          <Suspense fallback={translate('list.filter.combined')}>
            <CombinedPhrase resource={resource} viewer={viewer} filter={filter} />
          </Suspense>
        </Chip>
      )}
      {filtersOf(resource, viewer, areas).length > 0 && (
        <button
          type="button"
          className={css.tool}
          aria-haspopup="dialog"
          aria-expanded={panel !== undefined && panel.name === undefined}
          onClick={(event) => toggle(event.currentTarget)}
        >
          {icons.filter}
          {translate('list.filter.add')}
        </button>
      )}
      {asked.length + (query.filter.q ? 1 : 0) + (combined ? 1 : 0) > 1 && (
        <button type="button" className={css.tool} data-quiet="" onClick={() => change({ filter: {} })}>
          {translate('list.filter.clearAll')}
        </button>
      )}
      {panel && (
        <Suspense>
          <FilterPanel
            anchor={panel.anchor}
            name={panel.name}
            onCombine={() => {
              setPanel(undefined)
              combine(true)
            }}
            onClose={() => setPanel(undefined)}
          />
        </Suspense>
      )}
      {isCombining && (
        <Suspense>
          <GroupDialog onClose={() => combine(false)} />
        </Suspense>
      )}
    </>
  )
}

interface ChipProps {
  removal: string
  onRemove: () => void
  /** Absent for what cannot be changed in a panel. */
  onOpen?: (anchor: HTMLElement) => void
  isOpen?: boolean
  children: React.ReactNode
}

function Chip({ removal, onRemove, onOpen, isOpen = false, children }: ChipProps) {
  return (
    <span className={css.chip}>
      {onOpen ? (
        <button
          type="button"
          className={css.words}
          dir="auto"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => onOpen(event.currentTarget)}
        >
          {children}
        </button>
      ) : (
        <span className={css.words} dir="auto">
          {children}
        </span>
      )}
      <button type="button" className={css.remove} aria-label={removal} onClick={onRemove}>
        {icons.close}
      </button>
    </span>
  )
}
