import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, useBlocker, useNavigate } from 'ra-core'
import { lazy, type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GoingContext } from '../../src/shell/routing/GoingContext.ts'
import { type GuardedHistory, guardedHistory } from '../../src/shell/routing/guardedHistory.ts'
import { Link } from '../../src/shell/routing/Link.tsx'
import { ProductRouter } from '../../src/shell/routing/ProductRouter.tsx'
import { routerProvider } from '../../src/shell/routing/routerProvider.ts'

let guarded: GuardedHistory
let isUnsaved = true

beforeEach(() => {
  isUnsaved = true
  window.history.pushState(null, '', '/app/before')
  guarded = guardedHistory()
})
afterEach(() => guarded.close())

/** A page that can be left, and one that asks first, as the form does. */
async function open() {
  const person = userEvent.setup()
  const element = (page: React.ReactNode) => (
    <CoreAdminContext basename="/app" routerProvider={routerProvider}>
      <Address />
      {page}
    </CoreAdminContext>
  )
  const routes = [
    { path: '/app/form', element: element(<Form />) },
    { path: '*', element: element(<Link to="/app/form">To the form</Link>) },
  ]
  render(<ProductRouter history={guarded} routes={() => routes} />)
  await person.click(screen.getByRole('link', { name: 'To the form' }))
  await stands('/app/form')
  return person
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

function Form() {
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <>
      <Link to="/app/after">Onwards</Link>
      <button type="button" onClick={() => navigate({ search: '?tab=history' })}>
        Tab
      </button>
      <p data-testid="guard">{blocker.state}</p>
      <button type="button" onClick={() => blocker.proceed?.()}>
        Leave
      </button>
      <button type="button" onClick={() => blocker.reset?.()}>
        Stay
      </button>
    </>
  )
}

/** What is shown and what the browser says. */
async function stands(address: string) {
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))
  await waitFor(() => expect(location.pathname + location.search).toBe(address))
}
const guardIs = (state: string) => waitFor(() => expect(screen.getByTestId('guard').textContent).toBe(state))
const press = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole(name === 'Onwards' ? 'link' : 'button', { name }))

describe('the router of the product', () => {
  it('holds a link until the person leaves', async () => {
    const person = await open()
    await press(person, 'Onwards')
    await guardIs('blocked')
    await stands('/app/form')
    await press(person, 'Leave')
    await stands('/app/after')
    act(() => window.history.back())
    await stands('/app/form')
    await guardIs('unblocked')
  })

  it('asks each time anew after staying', async () => {
    const person = await open()
    for (let time = 0; time < 2; time++) {
      await press(person, 'Onwards')
      await guardIs('blocked')
      await press(person, 'Stay')
      await guardIs('unblocked')
    }
    await stands('/app/form')
  })

  it('holds Back, stays where it was, and goes back once told to', async () => {
    const person = await open()
    const { idx } = window.history.state
    act(() => window.history.back())
    await guardIs('blocked')
    await waitFor(() => expect(window.history.state.idx).toBe(idx))
    await stands('/app/form')
    await press(person, 'Stay')
    await guardIs('unblocked')
    act(() => window.history.back())
    await guardIs('blocked')
    await waitFor(() => expect(window.history.state.idx).toBe(idx))
    await press(person, 'Leave')
    await stands('/app/before')
  })

  it('holds Forward too', async () => {
    const person = await open()
    isUnsaved = false
    await press(person, 'Onwards')
    await stands('/app/after')
    act(() => window.history.back())
    await stands('/app/form')
    isUnsaved = true
    act(() => window.history.forward())
    await guardIs('blocked')
    await stands('/app/form')
    await press(person, 'Leave')
    await stands('/app/after')
  })

  it('lets the page change its own search', async () => {
    const person = await open()
    await press(person, 'Tab')
    await stands('/app/form?tab=history')
    await guardIs('unblocked')
    act(() => window.history.back())
    await stands('/app/form')
  })

  it('forgets the question of a page that is gone', async () => {
    const person = await open()
    await press(person, 'Onwards')
    await guardIs('blocked')
    isUnsaved = false
    act(() => guarded.navigator.push('/app/other'))
    await stands('/app/other')
    isUnsaved = true
    act(() => guarded.navigator.push('/app/form'))
    await stands('/app/form')
    await guardIs('unblocked')
  })

  it('moves no more once the session has ended', async () => {
    await open()
    isUnsaved = false
    guarded.close()
    act(() => guarded.navigator.push('/app/after'))
    expect(location.pathname).toBe('/app/form')
    expect(screen.getByTestId('address').textContent).toBe('/app/form')
  })
})

describe('a page that is not there at once', () => {
  it('is marked as soon as it was asked for, over the page before, until it is there', async () => {
    const code = Promise.withResolvers<{ default: () => ReactNode }>()
    const Late = lazy(() => code.promise)
    let drawn = 0
    const Before = () => {
      drawn += 1
      return <Link to="/app/late">To the late page</Link>
    }
    const Going = () => <p data-testid="going">{use(GoingContext) ?? 'nowhere'}</p>
    const page = (content: ReactNode) => (
      <>
        <Going />
        <Address />
        {content}
      </>
    )
    const before = page(<Before />)
    const routes = [
      { path: '/app/late', element: page(<Late />) },
      { path: '*', element: before },
    ]
    render(<ProductRouter history={guarded} routes={() => routes} />)
    const times = drawn
    await userEvent.click(screen.getByRole('link', { name: 'To the late page' }))
    expect(screen.getByTestId('going').textContent).toBe('/app/late')
    expect(screen.getByTestId('address').textContent).toBe('/app/before')
    // The page itself is not drawn again only because one is on the way to another.
    expect(drawn).toBe(times)
    await act(async () => code.resolve({ default: () => <p>Here at last</p> }))
    await screen.findByText('Here at last')
    expect(screen.getByTestId('going').textContent).toBe('nowhere')
    expect(screen.getByTestId('address').textContent).toBe('/app/late')
  })
})
