import { type MouseEvent, useSyncExternalStore } from 'react'
import type { AuthLink } from './AuthContext.ts'

const moved = 'atelier.moved'

/**
 * The path of the address, for the eight pages before sign-in. They go without the router, which alone is a sixth of what has to
 * arrive before a person can sign in.
 */
export const useAuthPath = (): string => useSyncExternalStore(subscribe, readPath, readPath)

const readPath = () => location.pathname

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  window.addEventListener(moved, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(moved, listener)
  }
}

/** Leads to another of these pages without loading anything; the way back (`?redirect=`) travels along. */
export const AddressLink: AuthLink = ({ to, className, children }) => {
  // Prerendered without; React puts it in as soon as it is there.
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const href = to.startsWith('/auth/') ? to + search : to
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !to.startsWith('/auth/')) return
    event.preventDefault()
    history.pushState(null, '', href)
    window.dispatchEvent(new Event(moved))
  }
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  )
}
