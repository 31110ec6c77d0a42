import { useTranslate } from 'ra-core'
import { useLayoutEffect, useRef, useState } from 'react'
import { Popover } from '../../controls/parts/Popover.tsx'
import type { Column } from '../../derive/columns.ts'
import { useMinWidth } from '../../shell/frame/useMinWidth.ts'
import { breakpoints } from '../../shell/theme/breakpoints.ts'
import { sheetsOf } from '../grid/sheets.ts'
import { ColumnLine, handleOf } from './ColumnLine.tsx'
import { useListView } from './ListViewContext.ts'
import css from './panels.module.css'
import SaveDialog from './SaveDialog.tsx'
import { SortBox } from './SortChoice.tsx'
import tools from './toolbar.module.css'
import { useDensity } from './useDensity.ts'
import type { Density } from './useListState.ts'
import { useListTexts } from './useListTexts.ts'

interface DisplayPanelProps {
  anchor: HTMLElement
  /** Leads to what was changed in bulk, for those who may see it. */
  onLookBack: false | ((isOpen: true) => void)
  onClose: () => void
}

/**
 * How the list looks: how close the rows stand, which columns there are and in which order; on a telephone, whose one line of tools is left
 * to the search, how the rows are ordered and what was changed in bulk as well. Kept for this person, or by the view that is saved of it.
 */
export default function DisplayPanel({ anchor, onLookBack, onClose }: DisplayPanelProps) {
  const translate = useTranslate()
  const { columns, resource, viewer, views, query, change } = useListView()
  const texts = useListTexts(resource)
  const [density, setDensity] = useDensity()
  const [isSaving, setSaving] = useState(false)
  const isPhone = !useMinWidth(breakpoints.mobile)
  const sheets = sheetsOf(viewer, resource, views)
  const [title, ...shown] = columns.chosen
  const names = shown.map(({ name }) => name)
  const hidden = columns.all.filter(
    ({ name }) => name !== title?.name && name !== resource.picture && !names.includes(name),
  )
  const [panel, keepFocusOn] = useKeptFocus(columns.chosen)
  const move = (name: string, to: number) => {
    keepFocusOn(
      ...(to < names.indexOf(name) ? ['earlier', 'later'] : ['later', 'earlier']).map(handleOf(name)),
    )
    columns.choose(moved(names, name, to))
  }
  const toggle = ({ name }: Column) => {
    keepFocusOn(handleOf(name)('shown'))
    columns.choose(names.includes(name) ? names.filter((each) => each !== name) : [...names, name])
  }
  if (isSaving) return <SaveDialog onClose={onClose} />
  return (
    <Popover anchor={anchor} label={translate('list.display.label')} onClose={onClose}>
      <div ref={panel} className={css.display} tabIndex={-1} style={{ outline: 0 }}>
        {isPhone && (
          <section>
            <h2>{translate('list.sort')}</h2>
            <SortBox className={css.find} />
          </section>
        )}
        <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
          <legend className="visually-hidden">{translate('list.display.density')}</legend>
          <div className={css.choices}>
            {(['comfortable', 'compact'] satisfies Density[]).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="density"
                  checked={density === each}
                  onChange={() => setDensity(each)}
                />
                {translate(`list.display.${each}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {sheets.length > 0 && (
          <label className={css.grid}>
            <input
              type="checkbox"
              checked={query.grid !== undefined}
              onChange={({ target }) => {
                change({ grid: target.checked ? sheets[0] : undefined, page: query.page }, { replace: true })
                onClose()
              }}
            />
            {translate('grid.mode')}
          </label>
        )}
        <section>
          <h2>{translate('list.display.columns')}</h2>
          <ul className={css.columns}>
            {title && <ColumnLine column={title} label={texts.field(title.name)} isShown isFixed />}
            {shown.map((column, index) => (
              <ColumnLine
                key={column.name}
                column={column}
                label={texts.field(column.name)}
                note={columns.crowded.includes(column) ? translate('list.display.noRoom') : undefined}
                isShown
                place={{ index, count: shown.length }}
                onToggle={() => toggle(column)}
                onMove={(to) => move(column.name, to)}
                onDrop={(name, to) => move(name, to)}
              />
            ))}
            {hidden.length > 0 && <li className={css.group}>{translate('list.display.hidden')}</li>}
            {hidden.map((column) => (
              <ColumnLine
                key={column.name}
                column={column}
                label={texts.field(column.name)}
                isShown={false}
                onToggle={() => toggle(column)}
              />
            ))}
          </ul>
        </section>
        <div className={css.foot}>
          {isPhone && onLookBack && (
            <button
              type="button"
              className={tools.tool}
              data-quiet=""
              aria-haspopup="dialog"
              onClick={() => {
                onClose()
                onLookBack(true)
              }}
            >
              {translate('list.recent')}
            </button>
          )}
          <button
            type="button"
            className={tools.tool}
            data-quiet=""
            disabled={!columns.isChanged}
            onClick={() => {
              keepFocusOn()
              columns.choose(undefined)
            }}
          >
            {translate('list.display.reset')}
          </button>
          {query.saved === undefined && (
            <button
              type="button"
              className={tools.tool}
              data-quiet=""
              aria-haspopup="dialog"
              onClick={() => setSaving(true)}
            >
              {translate('task.view.save')}
            </button>
          )}
        </div>
      </div>
    </Popover>
  )
}

/** The names with one of them at another place. */
export function moved(names: readonly string[], name: string, to: number): string[] {
  const rest = names.filter((each) => each !== name)
  return [...rest.slice(0, to), name, ...rest.slice(to)]
}

/**
 * Keeps the keyboard in the panel: a chosen column stands elsewhere and the control that was pressed is a new one or off. Takes the
 * handles in question, the first that can be pressed is focused, without one the panel. A lost focus would leave Escape unheard.
 */
function useKeptFocus(changed: unknown) {
  const panel = useRef<HTMLDivElement>(null)
  const wanted = useRef<readonly string[]>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the lines stand where they belong now
  useLayoutEffect(() => {
    if (!wanted.current) return
    const controls = [...(panel.current?.querySelectorAll<HTMLElement>('[data-handle]:enabled') ?? [])]
    const found = wanted.current.map((handle) => controls.find(({ dataset }) => dataset.handle === handle))
    ;(found.find(Boolean) ?? panel.current)?.focus()
    wanted.current = undefined
  }, [changed])
  const keepFocusOn = (...handles: readonly string[]) => {
    wanted.current = handles
  }
  return [panel, keepFocusOn] as const
}
