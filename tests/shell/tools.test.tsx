import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { initialsOf } from '../../src/shell/header/initialsOf.ts'
import { setWidth, showFrame, signInAs } from './support/showFrame.tsx'

const kept = (key: string): unknown => JSON.parse(localStorage.getItem(`RaStoreAtelier.${key}`) ?? 'null')
/** What comes with MUI is loaded when it is first wanted. */
const slow = { timeout: 12_000 }

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  signInAs()
})

describe('the language menu', () => {
  it('changes the texts, the language of the page and what is kept, and leaves the page alone', async () => {
    await showFrame('/app/pages/brand', { page: <input aria-label="typed" /> })
    await userEvent.type(screen.getByLabelText('typed'), 'half a sentence')
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    await userEvent.click(screen.getByRole('button', { name: '日本語' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'ブランド' }, slow)).toBeDefined()
    expect(document.documentElement.lang).toBe('ja')
    expect(kept('locale')).toBe('ja')
    expect((screen.getByLabelText('typed') as HTMLInputElement).value).toBe('half a sentence')
  })

  it('marks the current language and writes each in itself', async () => {
    await showFrame('/app/pages/brand')
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('button', { name: '中文' }).getAttribute('lang')).toBe('zh')
  })
})

describe('the profile menu', () => {
  it('names the person and their type of account, and leads to profile and settings', async () => {
    await showFrame('/app/pages/brand')
    await userEvent.click(screen.getByRole('button', { name: 'Account: Mira Banerjee' }))
    const panel = within(screen.getByRole('group', { name: 'Account: Mira Banerjee' }))
    expect(panel.getByText('mira@atelier.test')).toBeDefined()
    expect(panel.getByText('Administrator')).toBeDefined()
    expect(panel.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe(
      '/app/pages/setting/edit-profile',
    )
    expect(panel.getByRole('button', { name: 'Sign out' })).toBeDefined()
  })

  it.each([
    ['Mira Banerjee', 'MB'],
    ['Mira', 'M'],
    ['藤井 直子', '藤直'],
    ['', ''],
    ['  ana  de la cruz ', 'AC'],
  ])('shortens "%s" to "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('the configurator', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Appearance and layout' }))
    return within(await screen.findByRole('dialog', { name: 'Appearance and layout' }, slow))
  }

  it('changes each key of the theme state at once and keeps it', async () => {
    await showFrame('/app/pages/brand')
    const drawer = await open()
    await userEvent.click(drawer.getByRole('radio', { name: 'Right to left' }))
    await userEvent.click(
      within(drawer.getByRole('group', { name: 'Theme' })).getByRole('radio', { name: 'Dark' }),
    )
    await userEvent.click(
      within(drawer.getByRole('group', { name: 'Side navigation' })).getByRole('radio', { name: 'Dark' }),
    )
    await userEvent.click(drawer.getByRole('switch', { name: 'Collapse side navigation to icons' }))
    await userEvent.click(drawer.getByRole('button', { name: '#193550' }))
    await expect.poll(() => kept('headerNavColor')).toBe('#193550')
    const { dir, dataset } = document.documentElement
    expect({ dir, theme: dataset.theme }).toEqual({ dir: 'rtl', theme: 'dark' })
    expect([kept('direction'), kept('currentTheme'), kept('sideNavTheme'), kept('navCollapsed')]).toEqual([
      'rtl',
      'dark',
      'dark',
      true,
    ])
  })

  it('clears the colour of the header and opens the navigation when it goes to the top', async () => {
    localStorage.setItem('RaStoreAtelier.headerNavColor', '"#193550"')
    localStorage.setItem('RaStoreAtelier.navCollapsed', 'true')
    await showFrame('/app/pages/brand')
    const drawer = await open()
    await userEvent.click(drawer.getByRole('radio', { name: 'Top' }))
    expect([kept('navType'), kept('headerNavColor'), kept('navCollapsed')]).toEqual(['TOP', '', false])
    expect(drawer.getByRole('switch', { name: 'Collapse side navigation to icons' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('copies the settings, and refuses a pasted text that is none', async () => {
    const user = userEvent.setup()
    await showFrame('/app/pages/brand')
    await user.click(screen.getByRole('button', { name: 'Appearance and layout' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Appearance and layout' }, slow))
    await user.click(drawer.getByRole('button', { name: 'Copy' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ navType: 'SIDE', locale: 'en' })
    await user.click(drawer.getByRole('button', { name: 'Paste' }))
    const field = drawer.getByLabelText('Settings, as they were copied')
    await user.type(field, 'hello')
    await user.click(drawer.getByRole('button', { name: 'Apply' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    await user.click(field)
    await user.paste('{"navType":"TOP","currentTheme":"dark"}')
    await user.click(drawer.getByRole('button', { name: 'Apply' }))
    expect([kept('navType'), kept('currentTheme')]).toEqual(['TOP', 'dark'])
  })

  it('takes everything back to what everyone starts with', async () => {
    localStorage.setItem('RaStoreAtelier.navType', '"TOP"')
    localStorage.setItem('RaStoreAtelier.direction', '"rtl"')
    await showFrame('/app/pages/brand')
    const drawer = await open()
    await userEvent.click(drawer.getByRole('button', { name: 'Reset all' }))
    expect([kept('navType'), kept('direction')]).toEqual(['SIDE', 'ltr'])
  })

  it('hides everything around the page, until Escape', async () => {
    await showFrame('/app/pages/brand')
    const drawer = await open()
    await userEvent.click(drawer.getByRole('switch', { name: 'Page only' }))
    await expect.poll(() => screen.queryByRole('banner')).toBeNull()
    expect(kept('blankLayout')).toBeNull()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('banner')).toBeDefined()
  })
})

describe('shortcuts', () => {
  it('go to areas with g and a letter, as far as they are permitted', async () => {
    signInAs([{ key: 'brand', view: true }])
    const { router } = await showFrame('/app/dashboards/default')
    await userEvent.keyboard('gb')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
    await userEvent.keyboard('gp')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
  })

  it('create a record with c where that is permitted, and not while text is typed', async () => {
    const { router } = await showFrame('/app/pages/brand', { page: <input aria-label="note" /> })
    await userEvent.type(screen.getByLabelText('note'), 'c?g')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
    await userEvent.click(document.body)
    await userEvent.keyboard('c')
    expect(router.state.location.pathname).toBe('/app/pages/brand/create')
  })

  it('are not heard in the letters of who still writes into a field that has lost the focus by itself', async () => {
    const { router } = await showFrame('/app/pages/brand', { page: <textarea aria-label="note" /> })
    await userEvent.type(screen.getByLabelText('note'), 'Please ')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('call me')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
    await userEvent.keyboard('{Escape}c')
    expect(router.state.location.pathname).toBe('/app/pages/brand/create')
  })

  it('do nothing in the form of a permission that is missing', async () => {
    signInAs([{ key: 'brand', view: true }])
    const { router } = await showFrame('/app/pages/brand')
    await userEvent.keyboard('c')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
  })

  it('focus the search of the page with a slash', async () => {
    await showFrame('/app/pages/brand', { page: <input type="search" aria-label="find" /> })
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(screen.getByLabelText('find'))
  })

  it('can be switched off', async () => {
    const { router, store } = await showFrame('/app/dashboards/default')
    act(() => store.setItem('shortcuts', false))
    await userEvent.keyboard('gb')
    expect(router.state.location.pathname).toBe('/app/dashboards/default')
  })

  it('are listed on a question mark, only those that lead somewhere', async () => {
    signInAs([{ key: 'brand', view: true }])
    await showFrame('/app/dashboards/default')
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, slow))
    expect(dialog.getByText('Brands')).toBeDefined()
    expect(dialog.queryByText('Orders')).toBeNull()
  })
})

describe('the command palette', () => {
  const hit = {
    resource: 'brand',
    id: 'b1',
    title: 'Bower & Finch',
    picture: null,
    subtitle: ['BOW'],
    reason: null,
    exact: true,
  }
  let answers: Record<string, object[]> = {}
  const request = vi.fn(async (path: string) => {
    // What else the frame asks is not of this suite.
    if (!path.startsWith('search?')) throw new Error('Not asked here.')
    const q = new URLSearchParams(path.split('?')[1]).get('q') ?? ''
    return { data: { hits: answers[q] ?? [], more: [] } }
  })
  const searches = () => request.mock.calls.flatMap(([path]) => (path.startsWith('search?') ? [path] : []))
  beforeEach(() => {
    answers = { bower: [hit] }
    request.mockClear()
  })
  const open = async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    return within(await screen.findByRole('dialog', { name: 'Search and commands' }, slow))
  }
  const show = (locale: 'en' | 'fr' = 'en') =>
    showFrame('/app/pages/brand', { locale, dataProvider: { request } as never })

  it('finds a page by a part of its translated title and goes there', async () => {
    const { router } = await showFrame('/app/pages/brand', {
      locale: 'fr',
      dataProvider: { request } as never,
    })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Recherche et commandes' }, slow)
    await userEvent.keyboard('étiqu{Enter}')
    expect(router.state.location.pathname).toBe('/app/pages/tag')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('finds a page in every language by the words of its address', async () => {
    await showFrame('/app/pages/brand', { locale: 'fr', dataProvider: { request } as never })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Recherche et commandes' }, slow)
    await userEvent.keyboard('orders')
    const [first] = await screen.findAllByRole('option', { name: /Commandes/ })
    expect(first?.textContent).toMatch(/^Commandes(?! antérieures)/)
  })

  it('offers only what is permitted', async () => {
    signInAs([{ key: 'brand', view: true }])
    await show()
    const palette = await open()
    expect(palette.getByRole('option', { name: /Brands/ })).toBeDefined()
    expect(palette.queryByRole('option', { name: /Products/ })).toBeNull()
    expect(palette.queryByRole('option', { name: 'New brand' })).toBeNull()
  })

  it('finds records by one question to the server, with their second line, the one that was meant before all', async () => {
    signInAs([{ key: 'brand', view: true }])
    const { router } = await show()
    const palette = await open()
    await userEvent.keyboard('bower')
    const first = await palette.findByRole('option', { name: /Bower & Finch/ })
    expect(palette.getAllByRole('option')[0]).toBe(first)
    expect(first.textContent).toContain('BOW')
    await userEvent.click(first)
    expect(router.state.location.pathname).toBe('/app/pages/brand/b1/show')
    expect(searches()).toEqual(['search?q=bower'])
  })

  it('waits with Enter for its own answer, and never takes what was found before', async () => {
    signInAs([{ key: 'brand', view: true }])
    answers['bower 2'] = [{ ...hit, id: 'b2', title: 'Bower 2' }]
    const { router } = await show()
    const palette = await open()
    await userEvent.keyboard('bower')
    await palette.findByRole('option', { name: /Bower & Finch/ })
    let answer = () => {}
    request.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ data: { hits: answers['bower 2'] ?? [], more: [] } })
        }),
    )
    await userEvent.keyboard(' 2{Enter}')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
    await expect.poll(() => searches().at(-1)).toBe('search?q=bower+2')
    expect(palette.getByRole('option', { name: /Bower & Finch/ })).toBeDefined()
    answer()
    await expect.poll(() => router.state.location.pathname).toBe('/app/pages/brand/b2/show')
  })

  it('takes what was typed while its code was on its way, and gives the keys to nothing else', async () => {
    const { router } = await show()
    const press = (key: string, more: object = {}) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      )
    act(() => {
      press('k', { ctrlKey: true })
      for (const key of 'bowet') press(key)
      press('Backspace')
      press('r')
    })
    const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }, slow))
    expect(palette.getByRole('combobox')).toHaveProperty('value', 'bower')
    expect(router.state.location.pathname).toBe('/app/pages/brand')
  })

  it('says to screen readers what was found', async () => {
    await show()
    const palette = await open()
    await userEvent.keyboard('bower')
    await expect
      .poll(() => palette.getByRole('status').textContent)
      .toMatch(/^1 result\. First: Bower & Finch/)
  })

  it('changes the theme', async () => {
    await show()
    const palette = await open()
    await userEvent.keyboard('dark')
    await userEvent.click(await palette.findByRole('option', { name: 'Use dark theme' }))
    expect(kept('currentTheme')).toBe('dark')
  })

  it('says when nothing is found', async () => {
    await show()
    const palette = await open()
    await userEvent.keyboard('qqqq')
    await expect.poll(() => palette.getByRole('status').textContent).toBe('Nothing found for "qqqq"')
  })
})
