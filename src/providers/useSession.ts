import { useSyncExternalStore } from 'react'
import { onSessionChange, shownSession } from './session.ts'
import type { Session } from './sessionItems.ts'

/** Whose page is shown, null when signed out; the component follows every change, from other tabs too. */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, shownSession, () => null)
