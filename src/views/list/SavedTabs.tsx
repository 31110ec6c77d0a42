import { useTranslate } from 'ra-core'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { themed } from '../../shell/theme/themed.tsx'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import { differs } from './savedState.ts'
import css from './toolbar.module.css'
import { useKeptViews } from './useKeptViews.ts'
import { ViewTab } from './ViewTab.tsx'

const SavedMenu = themed(() => import('./SavedMenu.tsx'))

/** The saved views of a list beside the others; of the one that is looked at whether the list differs from it, and what may be done with it. */
export default function SavedTabs() {
  const translate = useTranslate()
  const { resource, query } = useListView()
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const views = useKeptViews(resource)
  const current = views.find(({ id }) => id === query.saved)
  const isChanged = current !== undefined && differs(query, current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is looked at, or its mark makes it wider
  useEffect(() => bringIntoSight(menu.current), [current?.id, isChanged])
  return (
    <>
      {views.map((view) => (
        <ViewTab
          key={view.id}
          to={view.search}
          isCurrent={view === current}
          isChanged={view === current && isChanged}
          after={
            view === current && (
              <button
                ref={menu}
                type="button"
                className={css.tool}
                data-quiet=""
                data-icon=""
                aria-label={translate('list.saved.actions', { name: view.name })}
                aria-haspopup="menu"
                aria-expanded={menuAt !== null}
                onClick={(event: MouseEvent<HTMLElement>) => setMenuAt(event.currentTarget)}
              >
                {icons.down}
              </button>
            )
          }
        >
          {view.name}
          {view === current && isChanged && (
            <span className="visually-hidden">{translate('list.saved.changed')}</span>
          )}
        </ViewTab>
      ))}
      {menuAt && current && (
        <Suspense>
          <SavedMenu view={current} anchor={menuAt} onClose={() => setMenuAt(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Moves the row of tabs sideways until one is seen, where there are more than fit; the page itself stays where it is. */
function bringIntoSight(button: HTMLElement | null) {
  const [line, row] = [button?.closest('li'), button?.closest('nav')]
  if (!line || !row) return
  const [own, around] = [line.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, own.right - around.right) + Math.min(0, own.left - around.left)
}
