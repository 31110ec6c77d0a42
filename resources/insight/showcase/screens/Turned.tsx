import { type Store, StoreContextProvider, useStoreContext } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { ShellTheme } from '../../../../src/shell/theme/ShellTheme.tsx'

interface TurnedProps {
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/** What stands in it runs in this direction, whatever the page does: MUI's parts, the arrow keys, and all that asks the theme state. */
export default function Turned({ direction, children }: TurnedProps) {
  const store = useStoreContext()
  const turned = useMemo(
    (): Store => ({
      ...store,
      getItem: (key, value) =>
        key === 'direction' ? (direction as typeof value) : store.getItem(key, value),
    }),
    [store, direction],
  )
  return (
    <StoreContextProvider value={turned}>
      <ShellTheme>{children}</ShellTheme>
    </StoreContextProvider>
  )
}
