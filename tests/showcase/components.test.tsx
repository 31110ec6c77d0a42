import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchTexts as fetchDashboardTexts } from '../../resources/insight/dashboard/screens/texts.ts'
import { showcasePages } from '../../resources/insight/showcase/pages.ts'
import ComponentPage from '../../resources/insight/showcase/screens/ComponentPage.tsx'
import { fetchDemos } from '../../resources/insight/showcase/screens/demos.ts'
import { fetchTexts } from '../../resources/insight/showcase/screens/words.ts'
import { when as written } from '../../resources/insight/showcase/texts/en/when.ts'
import { loadViews } from '../../src/views/loadViews.ts'
import { showFrame, signInAs } from '../shell/support/showFrame.tsx'

const screens = join(import.meta.dirname, '../../resources/insight/showcase/screens')

const when: Readonly<Record<string, string>> = written

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The page at its address: what it fetches is waited for by whoever goes there. */
const Below = ({ path }: { path: string }) =>
  useLocation().pathname === `/app/${path}` && <ComponentPage path={path} />

/** Everything is in sight: nothing has a place here. */
class InSight {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    queueMicrotask(() => this.#tell([{ isIntersecting: true }]))
  }
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', InSight)
  // Emotion asks by it whether it is tested: here MUI's is another copy than ours, in the build it is one.
  vi.stubGlobal('vi', vi)
})

afterEach(() => vi.restoreAllMocks())

describe('the catalogue of components', () => {
  it('names the pages that have a folder, each once', () => {
    const folders = foldersIn(screens).flatMap((part) =>
      foldersIn(join(screens, part)).map((page) => `${part}/${page}`),
    )
    expect([...showcasePages].sort()).toEqual(folders.sort())
  })

  it.each(showcasePages)('shows what stands in the folder of %s, silently, with its code', async (page) => {
    const warn = vi.spyOn(console, 'warn')
    const path = `components/${page}`
    const files = readdirSync(join(screens, page)).filter((file) => file.endsWith('.tsx'))
    const [demos] = await Promise.all([fetchDemos(path), fetchTexts('en'), fetchDashboardTexts('en')])
    const sources = files.map((file) => readFileSync(join(screens, page, file), 'utf8')).join()
    const areas = [...sources.matchAll(/(?:area|OfArea name)="(\w+)"/g)].map(([, area = '']) => area)
    await Promise.all(areas.map((area) => loadViews(area)))
    expect(demos.map(({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`).sort()).toEqual(
      files.sort(),
    )
    signInAs()
    const { router } = await showFrame('/app/start', { page: <Below path={path} /> })
    await act(() => router.navigate(`/app/${path}`))
    const cards = await waitFor(() => {
      const shown = document.querySelectorAll<HTMLElement>('main section[id]')
      expect(shown).toHaveLength(demos.length)
      for (const card of shown)
        expect(card.firstElementChild?.querySelector('[data-waiting], [data-later]')).toBeNull()
      return [...shown]
    })
    for (const card of cards) {
      expect(card.firstElementChild?.childElementCount).toBeGreaterThan(0)
      expect(within(card).getAllByRole('heading', { level: 2 }).at(-1)?.textContent).not.toBe('')
    }
    // An input with the id of its card would have the card's links lead to it, and its label name the card.
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const [first] = cards as [HTMLElement]
    fireEvent.click(within(first).getByRole('button', { name: /^Show code/ }))
    const name = demos[0]?.name ?? ''
    const file = join(screens, page, `${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`)
    const code = await waitFor(() => {
      const found = first.querySelector('pre')
      if (!found) throw new Error('There is no code yet.')
      return found
    })
    expect(code.textContent).toBe(readFileSync(file, 'utf8'))
    const place = code.closest('section')?.parentElement as HTMLElement
    await userEvent.setup().click(within(place).getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(code.textContent)
    // What each part can be given stands below it, the product's own and MUI's.
    const imported = [
      ...code.textContent.matchAll(
        /import (?:\{ (Button|Frame|TextBox) \} from|(\w+) from '@mui\/material\/)/g,
      ),
    ].map(([, own, mui]) => own ?? mui)
    const tables = within(first).queryAllByRole('heading', { level: 3, name: /^Properties: / })
    expect(tables.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(imported.map((part) => `Properties: ${part}`)),
    )
    for (const table of tables) expect(table.parentElement?.querySelector('code')).not.toBeNull()
    expect(document.querySelector('main')?.textContent).toContain(
      `When to use: ${when[page.split('/')[1] ?? '']}`,
    )
    expect(warn).not.toHaveBeenCalled()
  })
})
