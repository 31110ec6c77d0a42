import { renderHook } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '#texts'
import { resources } from '../../../resources/index.ts'
import { locales, type Viewer } from '../../../src/core/index.ts'
import { chosenColumns, columnsOf } from '../../../src/derive/columns.ts'
import { columnTracks } from '../../../src/views/list/columnTracks.ts'
import { rowParts } from '../../../src/views/list/rowParts.ts'
import { equalColumns, fittingColumns } from '../../../src/views/list/shownColumns.ts'
import { sharedWidths } from '../../../src/views/list/useFittedTracks.ts'
import { useListTexts } from '../../../src/views/list/useListTexts.ts'
import type { AnyViews } from '../../../src/views/overrides.ts'

const admin: Viewer = { type: 'ADMIN', permissions: {} }

/** What a window of 1440 px leaves beside the navigation (250), the margins of the page (26 at each side) and a bar to scroll by. */
const room = 1440 - 250 - 2 * 26 - 10

it.each(locales)('no list loses a column at 1440 px of those that it begins with: %s', async (locale) => {
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
})

/** A page whose longest title has twenty signs. */
const titled = (title: string) => [{ id: '1', [title]: 'AB-1234567-CHARCOAL1' }] as never

/** The same with a window of 1024 px, where the navigation stands open as well. */
const narrowRoom = 1024 - 250 - 2 * 26

it.each(locales)(
  'at 1024 px the last columns give way, never the state or the amount: %s',
  async (locale) => {
    const messages = await loadMessages(locale)
    const i18n = polyglotI18nProvider(() => messages, locale)
    for (const resource of Object.values(resources)) {
      const { result } = renderHook(() => useListTexts(resource), {
        wrapper: ({ children }) => <I18nContextProvider value={i18n}>{children}</I18nContextProvider>,
      })
      const columns = chosenColumns(resource, columnsOf(resource, admin))
      const shown = fittingColumns(columns, narrowRoom, true, result.current, titled(resource.title))
      expect(
        columnTracks(shown, true, result.current, titled(resource.title)).least,
        resource.path,
      ).toBeLessThanOrEqual(narrowRoom)
      expect(shown).toEqual(columns.filter((column) => shown.includes(column)))
      const { amount, state } = rowParts(columns)
      expect(shown).toEqual(expect.arrayContaining([columns[0], amount, state].filter(Boolean)))
    }
  },
)

describe('the width that columns share', () => {
  const cells = (...widths: number[]) => widths.sort((one, other) => one - other)

  it('gives each what its cells need where there is room for all', () => {
    expect(sharedWidths([cells(80, 90), cells(200, 210)], [], 400)).toEqual([90, 210])
  })

  it('keeps the narrow ones whole where there is not, and has the wide ones share the rest', () => {
    expect(sharedWidths([cells(60), cells(400), cells(900)], [], 660)).toEqual([60, 300, 300])
  })

  it('keeps a name whole that lacks its last letters, where another one is cut anyway', () => {
    expect(sharedWidths([cells(170), cells(180), cells(400)], [], 500)).toEqual([170, 180, 150])
    expect(sharedWidths([cells(170), cells(200), cells(400)], [], 500)).toEqual([170, 165, 165])
  })

  it('does not let one long value take from what nine of ten cells of another column need', () => {
    const most = Array.from({ length: 19 }, () => 100)
    expect(sharedWidths([cells(...most, 900), cells(300)], [], 440)).toEqual([140, 300])
  })

  it('keeps a short value whole that is the only long one of its column, as a state is no word in part', () => {
    const most = Array.from({ length: 19 }, () => 80)
    expect(sharedWidths([cells(...most, 110), cells(900)], [], 500)).toEqual([110, 390])
  })

  it('keeps a number or code whole that names the records, and has a long name share with the others', () => {
    expect(sharedWidths([cells(200), cells(400), cells(400)], [], 500)).toEqual([200, 150, 150])
    expect(sharedWidths([cells(400), cells(400), cells(400)], [], 600)).toEqual([200, 200, 200])
  })

  it('has a name on one line where the values leave room for it, and takes nothing from them for it', () => {
    const needs = [cells(80), cells(300)]
    expect(sharedWidths(needs, [120, 60], 500)).toEqual([120, 300])
    expect(sharedWidths(needs, [120, 60], 380)).toEqual([80, 300])
  })
})

describe('what all rows of a page have in common', () => {
  const columns = chosenColumns(resources.tag, columnsOf(resources.tag, admin))
  const rows = (length: number, values: (index: number) => object) =>
    Array.from({ length }, (_, index) => ({
      id: `${index}`,
      name: `Tag ${index}`,
      ...values(index),
    })) as never
  const said = (records: never, cells = {}, plain: AnyViews['plain'] = {}) =>
    equalColumns(columns, records, { cells, plain }).map(({ name }) => name)

  it('is said once: a value and that there is none, never the name', () => {
    const records = rows(6, (index) => ({ name: 'same', kind: 'order', colour: null, public: index > 2 }))
    expect(said(records)).toEqual(expect.arrayContaining(['kind', 'colour']))
    expect(said(records)).not.toEqual(expect.arrayContaining(['public']))
    expect(said(records)).not.toContain('name')
  })

  it('stays in its column on a page of a few rows', () => {
    expect(said(rows(4, () => ({ kind: 'order' })))).toEqual([])
  })

  it('stays where the area draws it by more than the value, but not where its own cell shows that alone', () => {
    const records = rows(6, () => ({ kind: 'order' }))
    const cells = { kind: () => null }
    expect(said(records, cells)).not.toContain('kind')
    expect(said(records, cells, { kind: [] })).toContain('kind')
    // What its word follows from has to be the same as well.
    expect(said(records, cells, { kind: ['colour'] })).toContain('kind')
    const coloured = rows(6, (index) => ({ kind: 'order', colour: [index % 2] }))
    expect(said(coloured, cells, { kind: ['colour'] })).not.toContain('kind')
  })
})
