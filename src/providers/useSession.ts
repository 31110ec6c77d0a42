import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession } from './session.ts'
import type { Session } from './sessionItems.ts'

/** The session of this browser, null when signed out; the component follows every change, from other tabs too. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, readSession, () => null)
