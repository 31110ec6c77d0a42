import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMenuCount } from '../../src/shell/navigation/menuCounts.ts'
import { StartPage } from '../../src/shell/navigation/StartPage.tsx'
import { setWidth, showFrame, signInAs } from './support/showFrame.tsx'

const keep = (key: string, value: unknown) =>
  localStorage.setItem(`RaStoreAtelier.${key}`, JSON.stringify(value))
/** What comes with MUI is loaded when it is first wanted. */
const slow = { timeout: 12_000 }
const nav = () => screen.getByRole('navigation', { name: 'Main navigation' })

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  signInAs()
  for (const key of ['order', 'shipment']) setMenuCount(key, 0)
})

describe('the navigation at the side', () => {
  it('shows the work under the titles of its sections and marks the page', async () => {
    await showFrame('/app/pages/orders-list')
    const titles = within(nav()).getAllByRole('heading')
    expect(titles.map((title) => title.textContent)).toEqual([
      'Work',
      'Shop',
      'Insight',
      'Set-up',
      'Demonstration',
    ])
    expect(within(nav()).getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
    expect(within(nav()).getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBeNull()
  })

  it('is short: about twenty entries and no list that is reached from another', async () => {
    await showFrame('/app/dashboards/default')
    const links = within(nav()).getAllByRole('link')
    expect(links.length).toBeLessThanOrEqual(24)
    expect(links.map((link) => link.textContent)).not.toContain('Brands')
  })

  it('marks the entry from whose list the page is reached, also on the pages below it', async () => {
    await showFrame('/app/pages/brand/12/seo')
    expect(within(nav()).getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('true')
  })

  it('opens and closes a branch, and follows a link', async () => {
    const { router } = await showFrame('/app/dashboards/default')
    await userEvent.click(within(nav()).getByRole('button', { name: 'Apps' }))
    await userEvent.click(within(nav()).getByRole('link', { name: 'Mail' }))
    expect(router.state.location.pathname).toBe('/app/apps/mail')
    await userEvent.click(within(nav()).getByRole('button', { name: 'Apps' }))
    expect(within(nav()).queryByRole('link', { name: 'Mail' })).toBeNull()
  })

  it('says how much waits behind an entry, those together that are reached from its list', async () => {
    await showFrame('/app/dashboards/default')
    act(() => {
      setMenuCount('order', 3)
      setMenuCount('shipment', 4)
    })
    expect(within(nav()).getByRole('link', { name: /^Orders ?7 waiting$/ }).textContent).toBe('Orders7')
    act(() => {
      setMenuCount('order', 0)
      setMenuCount('shipment', 0)
    })
    expect(within(nav()).getByRole('link', { name: 'Orders' }).textContent).toBe('Orders')
  })

  it('shows a sub-admin only what the permission map opens', async () => {
    signInAs([{ key: 'tag', view: true }])
    await showFrame('/app/pages/tag')
    const links = within(nav())
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(links).toEqual(['Today', 'Tags', 'Sales figures'])
    expect(within(nav()).queryByRole('link', { name: 'Staff members' })).toBeNull()
  })

  it('has the pinned pages above the menu, those that may be opened, in their order', async () => {
    const pin = (paths: readonly string[]) =>
      localStorage.setItem('RaStorePerson..pinned', JSON.stringify(paths))
    signInAs([
      { key: 'tag', view: true },
      { key: 'order', view: true },
    ])
    pin(['pages/orders-list', 'pages/customer', 'pages/tag', 'no/page'])
    await showFrame('/app/pages/tag')
    const section = within(nav()).getByRole('heading', { name: 'Pinned' }).parentElement as HTMLElement
    const links = within(section).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Orders', '/app/pages/orders-list'],
      ['Tags', '/app/pages/tag'],
    ])
    expect(links[1]?.getAttribute('aria-current')).toBe('page')
  })

  it('speaks the language of the person', async () => {
    await showFrame('/app/pages/brand', { locale: 'ja' })
    expect(screen.getByRole('navigation', { name: 'メインナビゲーション' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'ブランド' })).toBeDefined()
  })

  it('collapses to icons, whose sections fly out and close on Escape', async () => {
    keep('navCollapsed', true)
    await showFrame('/app/dashboards/default')
    const section = within(nav()).getByRole('button', { name: 'Shop' })
    await userEvent.click(section)
    expect(within(nav()).getByRole('link', { name: 'Products' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(within(nav()).queryByRole('link', { name: 'Products' })).toBeNull()
    expect(document.activeElement).toBe(section)
  })
})

describe('the lists that have no entry of the menu', () => {
  it('are reached from the list of their area, those that may be opened', async () => {
    signInAs([
      { key: 'product', view: true },
      { key: 'tag', view: true },
    ])
    const { router } = await showFrame('/app/pages/products')
    await userEvent.click(screen.getByRole('button', { name: 'More lists' }))
    const panel = screen.getByRole('group', { name: 'More lists' })
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Tags'])
    await userEvent.click(within(panel).getByRole('link', { name: 'Tags' }))
    expect(router.state.location.pathname).toBe('/app/pages/tag')
    expect(screen.queryByRole('button', { name: 'More lists' })).toBeNull()
  })
})

describe('the start page', () => {
  const startsAt = async (path?: string) => {
    if (path) localStorage.setItem('RaStorePerson..startPage', JSON.stringify(path))
    const { router } = await showFrame('/app/nothing', {
      page: (
        <Routes>
          <Route path="nothing" element={<StartPage />} />
          <Route path="*" element={<p>There</p>} />
        </Routes>
      ),
    })
    await screen.findByText('There')
    return router.state.location.pathname
  }

  it('is home for who chose none, and else what they chose as long as they may open it', async () => {
    expect(await startsAt()).toBe('/app/dashboards/default')
    cleanup()
    expect(await startsAt('pages/orders-list')).toBe('/app/pages/orders-list')
    cleanup()
    signInAs([{ key: 'tag', view: true }])
    expect(await startsAt()).toBe('/app/dashboards/default')
    cleanup()
    expect(await startsAt('pages/tag')).toBe('/app/pages/tag')
  })
})

describe('the navigation at the top', () => {
  beforeEach(() => keep('navType', 'TOP'))

  it('has one drop-down for each section', async () => {
    await showFrame('/app/pages/brand')
    const bar = within(nav()).getAllByRole('button')
    expect(bar.map((button) => button.textContent)).toEqual([
      'Work',
      'Shop',
      'Insight',
      'Set-up',
      'Demonstration',
    ])
    expect(bar.map((button) => button.dataset.current)).toEqual([
      undefined,
      'true',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('walks a drop-down with the arrows and closes it on going somewhere', async () => {
    const { router } = await showFrame('/app/dashboards/default')
    within(nav()).getByRole('button', { name: 'Shop' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/app/pages/products')
    expect(within(nav()).queryByRole('link', { name: 'Products' })).toBeNull()
  })

  it('puts on a bar of any colour a text that can be read', async () => {
    keep('topNavColor', '#193550')
    await showFrame('/app/pages/brand')
    expect(nav().style.getPropertyValue('--on-bar')).toBe('#ffffff')
  })
})

describe('the navigation of a narrow window', () => {
  beforeEach(() => setWidth(800))

  it('is a drawer that closes on a choice', async () => {
    const { router } = await showFrame('/app/pages/brand')
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }))
    // Before the drawer is there, the way back above the page has a link of this name.
    const drawer = await screen.findByRole('navigation', { name: 'Main navigation' }, slow)
    await userEvent.click(within(drawer).getByRole('link', { name: 'Products' }))
    expect(router.state.location.pathname).toBe('/app/pages/products')
    await expect.poll(() => screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  })
})
