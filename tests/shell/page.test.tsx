import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteGuard } from '../../src/shell/access/Guard.tsx'
import { PageActions } from '../../src/shell/page/PageActions.tsx'
import { usePageTitle } from '../../src/shell/page/PageContext.ts'
import { setWidth, showFrame, signInAs } from './support/showFrame.tsx'

const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

function RecordPage({ title }: { title: string | undefined }) {
  usePageTitle(title)
  return (
    <PageActions>
      <button type="button">Archive</button>
    </PageActions>
  )
}

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  signInAs()
})

describe('the heading of a page', () => {
  it('is the name of the area on its list', async () => {
    await showFrame('/app/pages/brand')
    expect(heading()).toBe('Brands')
    expect(crumbs()).toEqual(['Today', 'Products', 'Brands'])
    expect(document.title).toBe('Brands · Atelier')
  })

  it('is not said twice where the group above it is called the same', async () => {
    await showFrame('/app/apps/project/list')
    expect(crumbs()).toEqual(['Today', 'Apps', 'Projects'])
  })

  it('says what the form of a new record is for', async () => {
    await showFrame('/app/pages/brand/create')
    expect(heading()).toBe('New brand')
    expect(crumbs()).toEqual(['Today', 'Products', 'Brands', 'New brand'])
  })

  it('is the title of the record, with its area and the product in the browser', async () => {
    await showFrame('/app/pages/brand/7', { page: <RecordPage title="Kalki" /> })
    expect(heading()).toBe('Kalki')
    expect(crumbs()).toEqual(['Today', 'Products', 'Brands', 'Kalki'])
    expect(document.title).toBe('Kalki · Brands · Atelier')
  })

  it('waits without words while the title of the record is not known', async () => {
    await showFrame('/app/pages/brand/7', { page: <RecordPage title={undefined} /> })
    expect(heading()).toBe('')
    expect(document.title).toBe('Brands · Atelier')
  })

  it('marks the last crumb as the page and links the area', async () => {
    await showFrame('/app/pages/brand/7', { page: <RecordPage title="Kalki" /> })
    const list = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(list.getByText('Kalki').getAttribute('aria-current')).toBe('page')
    expect(list.getByRole('link', { name: 'Brands' }).getAttribute('href')).toBe('/app/pages/brand')
  })

  it('carries the buttons that the page declares', async () => {
    await showFrame('/app/pages/brand/7', { page: <RecordPage title="Kalki" /> })
    const header = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement
    expect(within(header).getByRole('button', { name: 'Archive' })).toBeDefined()
  })
})

describe('going to another page', () => {
  it('moves the focus to the heading and to the top, but leaves it alone at the start', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { router } = await showFrame('/app/pages/brand')
    expect(document.activeElement).toBe(document.body)
    await act(() => router.navigate('/app/pages/tag'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Tags' }))
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('leaves the focus where it is when only the query or the tab of a record changes', async () => {
    const { router } = await showFrame('/app/pages/brand/7', { page: <RecordPage title="Kalki" /> })
    const button = screen.getByRole('button', { name: 'Archive' })
    button.focus()
    await act(() => router.navigate('/app/pages/brand/7/seo?x=1'))
    expect(document.activeElement).toBe(button)
  })
})

describe('a page without permission', () => {
  it('says so under its own address', async () => {
    signInAs([])
    const { router } = await showFrame('/app/pages/user-list', {
      page: (
        <RouteGuard route={{ path: 'pages/user-list', key: 'userList' }}>
          <p>Secret</p>
        </RouteGuard>
      ),
    })
    expect(await screen.findByRole('heading', { name: 'You have no access to this page' })).toBeDefined()
    expect(screen.queryByText('Secret')).toBeNull()
    expect(router.state.location.pathname).toBe('/app/pages/user-list')
  })

  it('opens as soon as the permission is there', async () => {
    signInAs([])
    await showFrame('/app/pages/user-list', {
      page: (
        <RouteGuard route={{ path: 'pages/user-list', key: 'userList' }}>
          <p>Secret</p>
        </RouteGuard>
      ),
    })
    act(() => signInAs([{ key: 'userList', view: true }]))
    expect(screen.getByText('Secret')).toBeDefined()
  })
})

describe('a page that falls over', () => {
  beforeEach(() => {
    fails = true
    vi.mocked(console.error).mockImplementation(() => {})
  })

  it('leaves the frame standing, names the request and tries again', async () => {
    await showFrame('/app/pages/brand', { page: <Fragile error={requestError} /> })
    expect(screen.getByRole('alert').textContent).toContain('r-42')
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined()
    fails = false
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(screen.getByText('Whole again')).toBeDefined()
  })

  it('offers to load a part again that is missing', async () => {
    await showFrame('/app/pages/brand', { page: <Fragile error={partError} /> })
    expect(screen.getByRole('heading', { name: 'A part of the page could not be loaded' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined()
  })
})

const requestError = Object.assign(new Error('broken'), { body: { requestId: 'r-42' } })
const partError = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')

let fails = true

function Fragile({ error }: { error: Error }) {
  if (fails) throw error
  return <p>Whole again</p>
}
