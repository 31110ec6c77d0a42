import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'ra-core'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import AccountSettings from '../../resources/staff/account/screens/AccountSettings.tsx'
import Profile from '../../resources/staff/account/screens/Profile.tsx'
import { setWidth, showFrame, signInAs } from '../shell/support/showFrame.tsx'

const profile = {
  _id: '1',
  version: 3,
  name: 'Mira Banerjee',
  username: 'mira',
  email: 'mira@atelier.test',
  type: 'SUB_ADMIN',
  roles: ['Order desk'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const session = (id: string, more: object = {}) => ({
  id,
  current: false,
  push: false,
  browser: 'Firefox/132.0 Windows',
  endsAt: '2026-11-21T00:00:00.000Z',
  createdAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-20T09:00:00.000Z',
  ...more,
})

type Request = (path: string, params?: { method?: string; data?: unknown }) => Promise<{ data: unknown }>

/** What every page about oneself asks, whatever it is about. */
const usual: Record<string, unknown> = {
  'GET auth/profile/picture': { picture: null, mayChange: true },
  'GET auth/profile/contact': { phone: null, website: null, mayChange: true },
}

function api(answers: Record<string, unknown>) {
  return vi.fn<Request>(async (path, { method = 'GET' } = {}) => {
    const answer = { ...usual, ...answers }[`${method} ${path}`]
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new HttpError(`There is no such call: ${method} ${path}`, 404)
    return { data: answer }
  })
}

const show = (path: string, request: Request, page = <AccountSettings />) =>
  showFrame(`/app/pages/${path}`, {
    page: (
      <Routes>
        <Route path="pages/*" element={page} />
        <Route path="login" element={<p>Signed out</p>} />
      </Routes>
    ),
    dataProvider: { request } as object,
  })

/** React-admin writes every refusal to the console while it is developed with. */
const expectRefusal = () => vi.mocked(console.error).mockImplementation(() => undefined)

beforeEach(() => {
  setWidth(1400)
  signInAs()
})

describe('the profile', () => {
  it('is changed with the version it is based on, and asks for the password only when sign-in changes', async () => {
    const user = userEvent.setup()
    const request = api({
      'GET auth/profile': profile,
      'PUT auth/profile': { ...profile, version: 4, name: 'Mira Sen' },
      'GET auth/session': {
        user: { _id: '1', type: 'ADMIN', username: 'mira', name: 'Mira Sen', permissions: [] },
      },
    })
    await show('setting', request)
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Mira Sen')
    expect(screen.queryByLabelText('Present password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Profile saved')
    expect(request).toHaveBeenCalledWith('auth/profile', {
      method: 'PUT',
      data: { version: 3, name: 'Mira Sen', username: 'mira', email: 'mira@atelier.test' },
    })
    await screen.findByRole('button', { name: 'Account: Mira Sen' })
    await user.type(screen.getByLabelText('Email'), 'x')
    await screen.findByLabelText('Present password')
  })

  it('shows a refusal beside its input', async () => {
    expectRefusal()
    const user = userEvent.setup()
    const refusal = new HttpError('Validation Error', 409, {
      errors: { username: 'This value is already taken.' },
    })
    await show('setting/edit-profile', api({ 'GET auth/profile': profile, 'PUT auth/profile': refusal }))
    await user.type(await screen.findByLabelText('Username'), '2')
    await user.type(await screen.findByLabelText('Present password'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('This value is already taken.')
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  })

  it('says where it cannot be had, and tries again', async () => {
    expectRefusal()
    const user = userEvent.setup()
    const request = api({})
    await show('setting/edit-profile', request)
    // In its place on the page, and as the notification that every failed response shows.
    await screen.findAllByText(/^There is no such call/)
    const before = request.mock.calls.length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(request.mock.calls.length).toBeGreaterThan(before))
    await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull())
    await screen.findAllByText(/^There is no such call/)
  })
})

describe('another e-mail address', () => {
  const pendingEmail = {
    email: 'mira@new.test',
    until: '2026-11-21T08:00:00.000Z',
    confirmed: { present: false, next: false },
  }

  it('is shown while it waits, and given up', async () => {
    const user = userEvent.setup()
    const request = api({
      'GET auth/profile': { ...profile, pendingEmail },
      'DELETE auth/profile/email': { ...profile, pendingEmail: null },
    })
    await show('setting/edit-profile', request)
    await screen.findByText('Your address is to become mira@new.test.')
    await user.click(screen.getByRole('button', { name: 'Keep the present address' }))
    await waitFor(() => expect(screen.queryByText(/is to become/)).toBeNull())
  })

  it('is confirmed by the link that led here, once', async () => {
    const half = { ...pendingEmail, confirmed: { present: true, next: false } }
    const request = api({
      'GET auth/profile': { ...profile, pendingEmail: half },
      'POST auth/profile/email': { ...profile, pendingEmail: half },
      'GET auth/session': {
        user: { _id: '1', type: 'ADMIN', username: 'mira', name: 'Mira', permissions: [] },
      },
    })
    await show('setting/edit-profile#email=t0ken', request)
    await screen.findByText('Confirmed. The other address has yet to agree.')
    await screen.findByText(/The new address has yet to agree\./)
    const sent = request.mock.calls.filter(([path]) => path === 'auth/profile/email')
    expect(sent).toEqual([['auth/profile/email', { method: 'POST', data: { token: 't0ken' } }]])
  })

  it('says where a link leads nowhere', async () => {
    expectRefusal()
    const request = api({ 'GET auth/profile': { ...profile, pendingEmail: null } })
    await show('setting/edit-profile#email=old', request)
    await screen.findByText(/This link is no longer valid/)
  })
})

describe('the password', () => {
  it('is checked before it travels, and the inputs are empty afterwards', async () => {
    const user = userEvent.setup()
    const request = api({ 'GET auth/password': { least: 16 }, 'POST auth/password': {} })
    await show('setting/change-password', request)
    await screen.findByText(/16 characters/)
    const [current, next, again] = [
      await screen.findByLabelText('Present password'),
      screen.getByLabelText('New password'),
      screen.getByLabelText('New password again'),
    ]
    await user.type(current, 'old')
    expect(screen.queryByText(/^Strength/)).toBeNull()
    await user.type(next, 'short')
    await screen.findByText('Strength: weak')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await screen.findByText('Use at least 16 characters.')
    expect(request).not.toHaveBeenCalledWith('auth/password', expect.objectContaining({ method: 'POST' }))
    await user.clear(next)
    await user.type(next, 'seven lamps on a pier')
    await screen.findByText('Strength: strong')
    await user.type(again, 'seven lamps on a pier')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await screen.findByText('Password changed')
    expect(request).toHaveBeenCalledWith('auth/password', {
      method: 'POST',
      data: { current: 'old', next: 'seven lamps on a pier' },
    })
    expect((current as HTMLInputElement).value).toBe('')
    expect(screen.queryByText(/^Strength/)).toBeNull()
  })
})

describe('the sessions', () => {
  it('are ended one by one, but for this one, and everywhere after a question', async () => {
    const user = userEvent.setup()
    const request = api({
      'GET auth/sessions': [session('a', { current: true }), session('b', { browser: 'odd' })],
      'DELETE auth/sessions/b': {},
      'DELETE auth/sessions': {},
    })
    await show('setting/sessions', request)
    await screen.findByText('This session')
    const list = screen.getAllByRole('listitem')
    const [here, other] = list.filter((item) => within(item).queryByRole('heading', { level: 3 })) as [
      HTMLElement,
      HTMLElement,
    ]
    within(here).getByText('This session')
    expect(within(here).queryByRole('button')).toBeNull()
    await user.click(within(other).getByRole('button', { name: 'Sign out: Unknown browser' }))
    await screen.findByText('Session ended')
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' })
    expect(request).not.toHaveBeenCalledWith('auth/sessions', expect.objectContaining({ method: 'DELETE' }))
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))
    await screen.findByText('Signed out')
    expect(request).toHaveBeenCalledWith('auth/sessions', expect.objectContaining({ method: 'DELETE' }))
  })
})

const events = {
  push: false,
  events: [
    {
      key: 'stock.low',
      name: 'Stock runs low',
      group: 'stock',
      channels: { inApp: true, email: false, push: false },
    },
  ],
}

describe('push messages', () => {
  it('say that the shop has none where none are configured, and keep whether they interrupt', async () => {
    const user = userEvent.setup()
    const { store } = await show(
      'setting/notification',
      api({ 'GET auth/sessions': [session('a', { current: true })], 'GET auth/notifications': events }),
    )
    await screen.findByText('This shop has not set up push messages.')
    await user.click(screen.getByRole('switch', { name: 'Show messages while I work' }))
    expect(store.getItem('pushInFront')).toBe(false)
  })

  it('are turned off for this browser', async () => {
    const user = userEvent.setup()
    localStorage.setItem('devicetoken', 'abc')
    const request = api({
      'GET auth/sessions': [session('a', { current: true, push: true })],
      'GET auth/notifications': { push: true, events: [] },
      'PUT auth/device': {},
    })
    await show('setting/notification', request)
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(localStorage.getItem('devicetoken')).toBeNull())
    expect(request).toHaveBeenCalledWith('auth/device', { method: 'PUT', data: { deviceToken: null } })
  })
})

describe('what one hears of', () => {
  const answers = { 'GET auth/sessions': [session('a', { current: true })], 'GET auth/notifications': events }
  const box = (channel: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `Stock runs low: ${channel}` })

  it('is ticked event by event, and kept at once', async () => {
    const user = userEvent.setup()
    const [event] = events.events
    const kept = { ...event, channels: { inApp: true, email: true, push: false } }
    const request = api({ ...answers, 'PUT auth/notifications/stock.low': kept })
    await show('setting/notification', request)
    expect([(await box('Inbox')).checked, (await box('E-mail')).checked]).toEqual([true, false])
    await user.click(await box('E-mail'))
    await waitFor(async () => expect((await box('E-mail')).getAttribute('aria-busy')).toBe('false'))
    expect((await box('E-mail')).checked).toBe(true)
    expect(request).toHaveBeenCalledWith('auth/notifications/stock.low', {
      method: 'PUT',
      data: { email: true },
    })
    screen.getByText('Push messages reach none of your browsers yet.')
  })

  it('goes back to what it was where the server refuses', async () => {
    expectRefusal()
    const user = userEvent.setup()
    const refusal = new HttpError('The record has gone', 404)
    await show('setting/notification', api({ ...answers, 'PUT auth/notifications/stock.low': refusal }))
    await user.click(await box('Inbox'))
    await screen.findByText('The record has gone')
    expect((await box('Inbox')).checked).toBe(true)
  })

  it('is left out where the server knows nothing of it', async () => {
    expectRefusal()
    await show('setting/notification', api({ 'GET auth/sessions': [session('a', { current: true })] }))
    await screen.findByText('This shop has not set up push messages.')
    await waitFor(() => expect(screen.queryByText('What you hear of')).toBeNull())
  })
})

describe('the page about oneself', () => {
  it('tells who one is and what one may do', async () => {
    signInAs([
      { key: 'brand', view: true },
      { key: 'product', view: true, edit: true },
    ])
    await show('profile', api({ 'GET auth/profile': profile }), <Profile />)
    await screen.findByText('Order desk')
    const rights = (term: string) => within(screen.getByText(term).parentElement as HTMLElement)
    rights('See and change').getByText('Products')
    rights('See').getByText('Brands')
    screen.getByRole('link', { name: 'Edit profile' })
  })
})

describe('tokens for other systems', () => {
  const token = {
    id: 't1',
    name: 'Scanner',
    permissions: [{ key: 'tag', view: true }],
    createdAt: '2026-11-01T00:00:00.000Z',
    usedAt: null,
    endsAt: '2027-01-30T00:00:00.000Z',
  }

  it('are made of chosen rights with the password, shown once, and revoked', async () => {
    const user = userEvent.setup()
    const request = api({
      'GET auth/tokens': { mayMake: true, tokens: [] },
      'POST auth/tokens': { token: 'at_secret', mayMake: true, tokens: [token] },
      'DELETE auth/tokens/t1': { mayMake: true, tokens: [] },
    })
    await show('setting/tokens', request)
    await user.type(await screen.findByLabelText('Name'), 'Scanner')
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    expect(await screen.findByText('Enter your present password.')).toBeDefined()
    await user.type(screen.getByLabelText('Present password'), 'seven lamps')
    const grid = within(await screen.findByRole('region', { name: 'What it may do' }))
    for (const group of grid.getAllByRole('button')) await user.click(group)
    // Who comes in, and what they may, is not for tokens.
    expect(grid.queryByRole('row', { name: /Staff|Roles/ })).toBeNull()
    await user.click(
      within(grid.getByRole('row', { name: /^Tags/ })).getAllByRole('checkbox')[0] as HTMLElement,
    )
    await user.click(screen.getByRole('button', { name: 'Make a token' }))
    expect(await screen.findByText('at_secret')).toBeDefined()
    expect(request).toHaveBeenCalledWith('auth/tokens', {
      method: 'POST',
      data: { name: 'Scanner', days: 90, permissions: [{ key: 'tag', view: true }], password: 'seven lamps' },
    })
    await user.click(screen.getByRole('button', { name: 'I have kept it' }))
    expect(screen.queryByText('at_secret')).toBeNull()
    const line = within(
      (await screen.findByRole('heading', { name: 'Scanner' })).closest('li') as HTMLElement,
    )
    expect(line.getByText('Tags')).toBeDefined()
    await user.click(line.getByRole('button', { name: 'Revoke: Scanner' }))
    expect(await screen.findByText('Token revoked')).toBeDefined()
    expect(screen.getByText('You have no tokens.')).toBeDefined()
  })

  it('are not offered where the shop lets one have none, and can still be revoked', async () => {
    await show('setting/tokens', api({ 'GET auth/tokens': { mayMake: false, tokens: [token] } }))
    expect(await screen.findByText(/This shop lets you make no tokens/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Revoke: Scanner' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull()
  })
})

describe('the start and the pinned pages', () => {
  it('are chosen among the pages one may open, and kept at once', async () => {
    signInAs([
      { key: 'tag', view: true },
      { key: 'order', view: true },
    ])
    const user = userEvent.setup()
    const { store } = await show('setting/start', api({}))
    const opens = await screen.findByRole('combobox', { name: 'Open with' })
    expect(
      within(opens)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Today', 'Sales figures', 'Tags', 'Orders']])
    await user.selectOptions(opens, 'Orders')
    expect(store.getItem('startPage')).toBe('pages/orders-list')
    for (const page of ['Tags', 'Orders'])
      await user.selectOptions(screen.getByRole('combobox', { name: 'Pin a page' }), page)
    expect(store.getItem('pinned')).toEqual(['pages/tag', 'pages/orders-list'])
    await user.click(screen.getByRole('button', { name: 'Up: Orders' }))
    expect(store.getItem('pinned')).toEqual(['pages/orders-list', 'pages/tag'])
    await user.click(screen.getByRole('button', { name: 'Unpin: Tags' }))
    expect(store.getItem('pinned')).toEqual(['pages/orders-list'])
  })
})

describe('what one did', () => {
  const entry = (id: string, more: object) => ({
    id,
    at: '2026-11-20T09:00:00.000Z',
    action: 'update',
    area: 'tag',
    recordId: `r-${id}`,
    title: id,
    ...more,
  })

  it('leads to what is still there, goes on, and is narrowed by area', async () => {
    const user = userEvent.setup()
    const request = api({
      'GET auth/activity': {
        hasMore: true,
        entries: [entry('Festive', {}), entry('gone', { action: 'delete', title: null })],
      },
      'GET auth/activity?before=gone': {
        hasMore: false,
        entries: [entry('AT-1', { area: 'order', action: 'cancel' })],
      },
      'GET auth/activity?area=tag': { hasMore: false, entries: [] },
    })
    await show('setting/activity', request)
    const link = await screen.findByRole('link', { name: 'Festive' })
    expect(link.getAttribute('href')).toBe('/app/pages/tag/r-Festive/show')
    expect(screen.getByText('No longer there').closest('li')?.textContent).toContain('Tag · deleted it')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    const step = await screen.findByRole('link', { name: 'AT-1' })
    expect(step.closest('li')?.textContent).toContain('Order · chose “Cancel”')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Tags')
    await screen.findByText('Nothing was found.')
  })
})
