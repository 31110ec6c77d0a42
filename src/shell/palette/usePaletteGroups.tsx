import { useTranslate } from 'ra-core'
import { useContext, useMemo, useState } from 'react'
import type { Hit } from '../../derive/searchHit.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { useRecordPath } from '../../views/useRecordPath.ts'
import { actionPaths } from '../icons/actionPaths.ts'
import { areaIcon } from '../icons/areaIcon.tsx'
import { Drawing } from '../icons/Icon.tsx'
import { PageContext } from '../page/PageContext.ts'
import { appRoutes } from '../routeTable.ts'
import type { ThemeState } from '../theme/themeState.ts'
import { hitEntry } from './hitEntry.tsx'
import { isBegun, matchScore } from './matchScore.ts'
import { pageActions } from './pageActions.ts'
import { type PaletteEntry, usePaletteEntries } from './usePaletteEntries.tsx'
import { useRecentPages } from './useRecentPages.ts'

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: string
  readonly heading: string
  readonly entries: readonly PaletteEntry[]
}

interface Searched {
  readonly typed: string
  readonly hits: readonly Hit[]
  readonly more: readonly string[]
}

/** What the palette shows: before anything is typed what is likely, then what fits, a record that is exactly what was typed before all. */
export function usePaletteGroups(
  state: ThemeState,
  { typed, hits, more }: Searched,
): readonly PaletteGroup[] {
  const translate = useTranslate()
  const { go, create, settings } = usePaletteEntries(state)
  const { recent } = useRecentPages()
  const { actions: place } = useContext(PageContext)
  // As they were when the palette opened: the page below it does not change meanwhile.
  const [actions] = useState((): readonly PaletteEntry[] =>
    pageActions(place).map(({ name, press }) => ({
      id: `action ${name}`,
      title: name,
      icon: <Drawing path={actionPaths.open} />,
      run: press,
    })),
  )
  const found = useFoundGroups(typed, hits, more)
  return useMemo(() => {
    const group = (key: string, entries: readonly PaletteEntry[]) => ({
      key,
      heading: translate(`tools.palette.groups.${key}`),
      entries,
    })
    if (typed.trim() === '')
      return [
        group(
          'recent',
          recent.map(({ to, title, area, icon }) => ({
            id: to,
            title,
            place: area,
            icon: areaIcon(icon),
            to,
          })),
        ),
        group('actions', actions),
        group('go', go.slice(0, 8)),
        group('create', create.slice(0, 5)),
        group('settings', settings),
      ]
    const making = ranked(typed, create, 5)
    const made = group('create', making)
    // Whoever types how a command begins means the command, not a record that has the word as well.
    const isCommand = making.some(({ title }) => isBegun(typed, title))
    return [
      ...found.best.map((entry) => group('best', [entry])),
      group('go', ranked(typed, go, 8)),
      group('actions', ranked(typed, actions, 5)),
      ...(isCommand ? [made, ...found.groups] : [...found.groups, made]),
      group('settings', ranked(typed, settings, 5)),
    ]
  }, [translate, typed, recent, actions, go, create, settings, found])
}

/** The records by their areas, in the order in which the first of each was found; before them the one that is exactly what was typed. */
function useFoundGroups(typed: string, hits: readonly Hit[], more: readonly string[]) {
  const translate = useTranslate()
  const pathTo = useRecordPath()
  const punctuation = usePunctuation()
  return useMemo(() => {
    const shown = hits.flatMap((hit) => {
      const area = appRoutes.find(({ resource }) => resource?.name === hit.resource)?.resource
      const to = area && pathTo(area, hit.id)
      return area && to ? [{ hit, area, entry: hitEntry(hit, area, to, punctuation) }] : []
    })
    const nameOf = (path: string) => translate(`resources.${path}.name`, { smart_count: 2 })
    const first = shown[0]?.hit.exact ? shown[0] : undefined
    const best = first ? [{ ...first.entry, place: nameOf(first.area.path) }] : []
    const others = first ? shown.slice(1) : shown
    const groups = [...Map.groupBy(others, ({ area }) => area)].map(([area, some]): PaletteGroup => {
      const heading = nameOf(area.path)
      const text = typed.trim()
      const all: PaletteEntry = {
        id: `all ${area.name}`,
        title: translate('tools.palette.all', { area: heading, text }),
        icon: <Drawing path={actionPaths.open} />,
        to: `/app/${area.path}?${new URLSearchParams({ filter: JSON.stringify({ q: text }) })}`,
      }
      // The apps have pages of their own, which read no filter.
      const hasList = more.includes(area.name) && !area.path.startsWith('apps/')
      return {
        key: `records ${area.name}`,
        heading,
        entries: [...some.map(({ entry }) => entry), ...(hasList ? [all] : [])],
      }
    })
    return { best, groups }
  }, [translate, pathTo, typed, hits, more, punctuation])
}

const ranked = (typed: string, entries: readonly PaletteEntry[], most: number) =>
  entries
    .map((entry) => ({
      entry,
      score: matchScore(typed, entry.title, [entry.place ?? '', ...(entry.words ?? [])]),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry)
