import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useStore } from 'ra-core'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { type Day, firstWeekday, isDay } from '../../../../src/controls/day/days.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { usePublicSettings } from '../../../../src/providers/publicSettings.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { useMinWidth } from '../../../../src/shell/frame/useMinWidth.ts'
import { breakpoints } from '../../../../src/shell/theme/breakpoints.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { chosenLayers, layerAreas, layerNames } from '../rules/layers.ts'
import type { Range } from '../rules/range.ts'
import { spansOf } from '../rules/spans.ts'
import { daysShown, type ViewName, viewNames } from './calendarView.ts'

/** What the calendar shows, as the address says: which days, in which view, and what lies on them. Phones begin with the list. */
export function useCalendar(resource: Resource) {
  const locale = useLocale() ?? 'en'
  const firstDay = firstWeekday(locale, usePublicSettings().firstDay)
  const isWide = useMinWidth(breakpoints.mobile)
  const [state, change] = usePageState()
  const layers = useLayers()
  const today = dayIn(new Date())
  const usual: ViewName = isWide ? 'month' : 'list'
  const view = viewNames.find((name) => name === state.view) ?? usual
  const day: Day = isDay(state.date) ? state.date : today
  const days = daysShown(view, day, firstDay)
  const ask = useOperation(resource)
  const input = { ...days, layers: layers.shown }
  const query = useQuery({
    queryKey: [resource.path, 'range', input],
    queryFn: ({ signal }) =>
      ask<Range>('range', defined({ input, signal: import.meta.env.PROD && signal ? signal : undefined })),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { data } = query
  const { from, to } = days
  const spans = useMemo(() => (data ? spansOf(data, { from, to }) : undefined), [data, from, to])
  return { view, day, days, today, firstDay, isWide, state, change, layers, query, spans }
}

/** The dates of the shop that this person may see, and those of them that lie in their calendar. */
function useLayers() {
  const viewer = useViewer()
  const [kept, setKept] = useStore<readonly string[] | undefined>('calendarLayers')
  const offered = layerNames.filter((name) => {
    const area = layerAreas[name]
    const head = area === undefined ? undefined : areaHeads[area]
    return area === undefined || (head !== undefined && canAct(viewer, head, 'view'))
  })
  const chosen = chosenLayers(kept)
  const shown = offered.filter((name) => chosen.includes(name))
  return { offered, shown, show: (names: readonly string[]) => setKept([...names]) }
}
