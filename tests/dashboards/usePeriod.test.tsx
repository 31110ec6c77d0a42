import { act, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { afterEach, beforeEach, it } from 'vitest'
import { usePeriod } from '../../resources/insight/dashboard/screens/board/usePeriod.ts'
import { type GuardedHistory, guardedHistory } from '../../src/shell/routing/guardedHistory.ts'
import { ProductRouter } from '../../src/shell/routing/ProductRouter.tsx'
import { routerProvider } from '../../src/shell/routing/routerProvider.ts'

let guarded: GuardedHistory
beforeEach(() => {
  window.history.pushState(null, '', '/app/board')
  guarded = guardedHistory()
})
afterEach(() => guarded.close())

function Board() {
  const { params, change } = usePeriod()
  const changeBoth = () => {
    change({ period: '90d' })
    change({ compare: 'none' })
  }
  return (
    <button type="button" onClick={changeBoth}>
      {JSON.stringify(params)}
    </button>
  )
}

it('keeps a change of the period that has not been drawn yet when the comparison is changed', async () => {
  const page = (
    <CoreAdminContext basename="/app" routerProvider={routerProvider}>
      <Board />
    </CoreAdminContext>
  )
  render(<ProductRouter history={guarded} routes={() => [{ path: '*', element: page }]} />)
  const button = await screen.findByRole('button')
  act(() => button.click())
  await screen.findByRole('button', { name: '{"period":"90d","compare":"none"}' })
})
