import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guideOf } from '../../resources/guides.ts'
import { resources } from '../../resources/index.ts'
import type { Locale } from '../../src/core/locale.ts'
import { headingsOf } from '../../src/derive/document.ts'
import { readDocument } from '../../src/documentation/readDocument.ts'
import { fetchTexts } from '../../src/documentation/words.ts'
import Documentation, { furtherKeys, shelves } from '../../start/browser/Documentation.tsx'
import { setWidth, showFrame, signInAs } from './support/showFrame.tsx'

const base = '/app/docs/documentation'
const all = shelves.flatMap(({ documents }) => documents)

/** The keys of the route list, without the introduction, where an unknown one leads. */
const sections = `
  product-content folder-structure layout-overview installation development updating template-setting routing redux
  apiIntegration mockApi jwt firebase localization avatar-status-demo chart-widget-demo custom-statistic-demo
  color-picker-demo data-display-demo donut-chart-Widget-demo ellipsis-dropdown-demo flex-demo goal-widget-demo
  loading-demo regiondata-widget-demo statistic-widget-demo custom-icon-demo utility-classes changelog
`
  .split(/\s+/)
  .filter(Boolean)

const show = (path: string, locale: Locale = 'en') =>
  showFrame(`${base}${path}`, { page: <Documentation />, locale })

/** All that an address of the documents may name. */
const places = async () =>
  (
    await Promise.all(
      all.map(async (entry) => {
        const parts = headingsOf(await readDocument(entry)).map(({ id }) => `${entry.key}#${id}`)
        return [entry.key, ...parts]
      }),
    )
  ).flat()
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

// What is there already is drawn at once, as it is for whoever comes back.
beforeAll(async () => {
  await Promise.all([fetchTexts('en'), fetchTexts('fr'), ...all.map(readDocument)])
})

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  signInAs([])
  Element.prototype.scrollIntoView = () => {}
})

describe('the shelves', () => {
  it('have every document of docs/ once', () => {
    const files = Object.keys(import.meta.glob('../../docs/**/*.md'))
    const keys = files.map((file) => /([\w-]+)\.md$/.exec(file)?.[1])
    expect(all.map(({ key }) => key).sort()).toEqual(keys.sort())
  })

  it('answer other keys by parts of documents that there are', async () => {
    const known = await places()
    expect(Object.values(furtherKeys).filter((place) => !known.includes(place))).toEqual([])
  })

  it('have a place about every area, for its help to lead to', async () => {
    const known = (await places()).filter((place) => place !== 'introduction')
    const guides = Object.values(resources).map((area) => [area.name, guideOf(area)])
    expect(guides.filter(([, place]) => !known.includes(place as string))).toEqual([])
  })
})

describe('a document', () => {
  it('is shown under its address, with its parts, its neighbours and the others beside it', async () => {
    const user = userEvent.setup()
    const { router } = await show('/stock')
    const parts = within(await screen.findByRole('navigation', { name: 'On this page' }))
    expect(heading()).toBe('Stock')
    expect(document.title).toBe('Stock · Documentation · Atelier')
    expect(parts.getAllByRole('link')[0]?.getAttribute('href')).toBe(`${base}/stock#what-the-numbers-mean`)
    const neighbours = within(screen.getByRole('navigation', { name: 'Previous and next document' }))
    await user.click(neighbours.getByRole('link', { name: /Prices/ }))
    await waitFor(() => expect(heading()).toBe('Prices'))
    expect(router.state.location.pathname).toBe(`${base}/prices`)
    const shelf = within(screen.getByRole('navigation', { name: 'Documents' }))
    expect(shelf.getByRole('link', { name: 'Prices' }).getAttribute('aria-current')).toBe('page')
  })

  it('leads to other documents, and copies its code', async () => {
    const user = userEvent.setup()
    await show('/adding-an-area')
    const link = await screen.findByRole('link', { name: 'customising-a-view.md' })
    expect(link.getAttribute('href')).toBe(`${base}/customising-a-view`)
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement)
    expect(await navigator.clipboard.readText()).toMatch(/^npm run new -- supplier/)
  })

  it('is English, whatever the page around it speaks', async () => {
    await show('/stock', 'fr')
    expect(await screen.findByText('Ce document n’existe qu’en anglais.')).toBeTruthy()
    expect(screen.getByRole('article').lang).toBe('en')
    expect(screen.getByRole('heading', { name: 'Pour l’équipe' })).toBeTruthy()
  })

  it.each([
    ['', base, 'Introduction'],
    ['/', `${base}/`, 'Introduction'],
    ['/no-such-key', base, 'Introduction'],
    ['/toString', base, 'Introduction'],
    ['/apiIntegration', `${base}/api`, 'The API, version 1'],
  ])('of the address “%s” is at %s', async (path, address, title) => {
    const { router } = await show(path)
    await waitFor(() => expect(heading()).toBe(title))
    expect(router.state.location.pathname).toBe(address)
  })
})

describe('a section of the template', () => {
  it.each(sections)('%s has a document of this product, which is not the introduction', async (key) => {
    const { router } = await show(`/${key}`)
    const [answer = '', part] = (furtherKeys[key] ?? key).split('#')
    await waitFor(() => expect(heading()).toBe(all.find((entry) => entry.key === answer)?.title))
    expect(heading()).not.toBe('Introduction')
    const { pathname, hash } = router.state.location
    expect(`${pathname}${hash}`).toBe(`${base}/${answer}${part ? `#${part}` : ''}`)
  })
})

describe('the search of the documents', () => {
  it('stands in the address, finds all words in any document, and leads to the place', async () => {
    const user = userEvent.setup()
    const { router } = await show('/introduction')
    await user.type(await screen.findByRole('searchbox'), 'recovery codes')
    const found = await screen.findByRole('link', { name: 'Signing in › A second step' })
    expect(router.state.location.search).toBe('?q=recovery+codes')
    await user.click(found)
    await waitFor(() => expect(heading()).toBe('Signing in'))
    expect(router.state.location.hash).toBe('#a-second-step')
    // What was searched for is over; going back finds it again.
    expect(router.state.location.search).toBe('')
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Signing in › A second step' })).toBeTruthy()
  })

  it('says that there is nothing', async () => {
    await show('/introduction?q=xyzzy')
    expect(await screen.findByText('Nothing found for “xyzzy”')).toBeTruthy()
  })
})
