import { render } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { guardedHistory } from '../../../src/shell/routing/guardedHistory.ts'
import { ProductRouter } from '../../../src/shell/routing/ProductRouter.tsx'
import { routerProvider } from '../../../src/shell/routing/routerProvider.ts'

/** Draws something at an address below the product's own router, for tests of what it does with the address. */
export function showAt(address: string, element: ReactElement): void {
  window.history.pushState(null, '', address)
  const guarded = guardedHistory()
  onTestFinished(() => guarded.close())
  const page = (
    <CoreAdminContext basename="/app" routerProvider={routerProvider}>
      {element}
    </CoreAdminContext>
  )
  render(<ProductRouter history={guarded} routes={() => [{ path: '*', element: page }]} />)
}
