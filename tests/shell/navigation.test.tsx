import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
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
})

describe('the navigation at the side', () => {
  it('opens the branch of the current page and marks the page', async () => {
    await showFrame('/app/pages/brand')
    expect(within(nav()).getByRole('button', { name: 'Catalogue' })).toHaveProperty('ariaExpanded', 'true')
    expect(within(nav()).getByRole('link', { name: 'Brands' }).getAttribute('aria-current')).toBe('page')
    expect(within(nav()).queryByRole('link', { name: 'Orders' })).toBeNull()
  })

  it('keeps the area marked on the pages below it', async () => {
    await showFrame('/app/pages/brand/12/seo')
    expect(within(nav()).getByRole('link', { name: 'Brands' }).getAttribute('aria-current')).toBe('page')
  })

  it('opens and closes a branch, and follows a link', async () => {
    const { router } = await showFrame('/app/dashboards/default')
    await userEvent.click(within(nav()).getByRole('button', { name: 'Sales' }))
    await userEvent.click(within(nav()).getByRole('link', { name: 'Orders' }))
    expect(router.state.location.pathname).toBe('/app/pages/orders-list')
    await userEvent.click(within(nav()).getByRole('button', { name: 'Sales' }))
    expect(within(nav()).queryByRole('link', { name: 'Orders' })).toBeNull()
  })

  it('shows a sub-admin only what the permission map opens', async () => {
    signInAs([{ key: 'tag', view: true }])
    await showFrame('/app/pages/tag')
    const links = within(nav())
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(links).toEqual(['Home', 'Sales figures', 'Tags'])
    expect(within(nav()).queryByRole('button', { name: 'Staff' })).toBeNull()
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

  it('collapses to icons, whose branches fly out and close on Escape', async () => {
    keep('navCollapsed', true)
    await showFrame('/app/dashboards/default')
    const branch = within(nav()).getByRole('button', { name: 'Catalogue' })
    await userEvent.click(branch)
    expect(within(nav()).getByRole('link', { name: 'Brands' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(within(nav()).queryByRole('link', { name: 'Brands' })).toBeNull()
    expect(document.activeElement).toBe(branch)
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

  it('has one drop-down for each branch of the shop and one for each further section', async () => {
    await showFrame('/app/pages/brand')
    const names = within(nav())
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names).toEqual([
      'Catalogue',
      'Sales',
      'Customers',
      'Content',
      'Delivery',
      'Administration',
      'Demonstration',
    ])
  })

  it('walks a drop-down with the arrows and closes it on going somewhere', async () => {
    const { router } = await showFrame('/app/dashboards/default')
    within(nav()).getByRole('button', { name: 'Catalogue' }).focus()
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
    await userEvent.click(await screen.findByRole('link', { name: 'Tags' }, slow))
    expect(router.state.location.pathname).toBe('/app/pages/tag')
    await expect.poll(() => screen.queryByRole('link', { name: 'Tags' })).toBeNull()
  })
})
