import { renderHook } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { expect, it } from 'vitest'
import { loadMessages } from '#texts'
import { resources } from '../../../resources/index.ts'
import { locales, type Viewer } from '../../../src/core/index.ts'
import { chosenColumns, columnsOf } from '../../../src/derive/columns.ts'
import { columnTracks } from '../../../src/views/list/columnTracks.ts'
import { useListTexts } from '../../../src/views/list/useListTexts.ts'

const admin: Viewer = { type: 'ADMIN', permissions: {} }

/** What a window of 1440 px leaves beside the navigation (250), the margins of the page (26 at each side) and a bar to scroll by. */
const room = 1440 - 250 - 2 * 26 - 10

it.each(locales)(
  'no list scrolls sideways at 1440 px with the columns that it begins with: %s',
  async (locale) => {
    const messages = await loadMessages(locale)
    const i18n = polyglotI18nProvider(() => messages, locale)
    const tooWide = Object.values(resources).flatMap((resource) => {
      const { result } = renderHook(() => useListTexts(resource), {
        wrapper: ({ children }) => <I18nContextProvider value={i18n}>{children}</I18nContextProvider>,
      })
      const columns = chosenColumns(resource, columnsOf(resource, admin))
      const { least } = columnTracks(columns, true, result.current)
      return least > room ? [`${resource.path}: ${least}`] : []
    })
    expect(tooWide).toEqual([])
  },
)
