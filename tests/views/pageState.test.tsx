import { act, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type GuardedHistory, guardedHistory } from '../../src/shell/routing/guardedHistory.ts'
import { ProductRouter } from '../../src/shell/routing/ProductRouter.tsx'
import { routerProvider } from '../../src/shell/routing/routerProvider.ts'
import { usePageState } from '../../src/views/usePageState.ts'

let guarded: GuardedHistory
beforeEach(() => {
  window.history.pushState(null, '', '/app/board?due=none')
  guarded = guardedHistory()
})
afterEach(() => guarded.close())

function Board() {
  const [state, change] = usePageState()
  const changeBoth = () => {
    // As somebody whose second press comes before the page is drawn with the first.
    change({ due: undefined })
    change({ member: '7' }, { replace: true })
  }
  return (
    <button type="button" onClick={changeBoth}>
      {JSON.stringify(state)}
    </button>
  )
}

it('keeps one change of the address beside another that follows at once', async () => {
  const page = (
    <CoreAdminContext basename="/app" routerProvider={routerProvider}>
      <Board />
    </CoreAdminContext>
  )
  render(<ProductRouter history={guarded} routes={() => [{ path: '*', element: page }]} />)
  const button = await screen.findByRole('button', { name: '{"due":"none"}' })
  act(() => button.click())
  await screen.findByRole('button', { name: '{"member":"7"}' })
  expect(window.location.search).toBe('?member=7')
})
