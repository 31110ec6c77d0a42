import type { RouterBlocker, RouterBlockerFunction, RouterHistoryAction } from 'ra-core'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  resolvePath,
  type To,
} from 'react-router'

/** Where the browser stands, and how it came there. */
export interface Place {
  readonly location: Location
  readonly navigationType: NavigationType
}

/** The browser's history, which a page with unsaved changes can keep from moving on. */
export interface GuardedHistory {
  readonly navigator: Navigator
  readonly place: () => Place
  /** Tells of every move; answers how to stop telling. */
  readonly listen: (listener: (place: Place) => void) => () => void
  /** Asks before every move away, by a link as by Back, and tells how the question stands; the youngest guard is asked. */
  readonly guard: (shouldBlock: RouterBlockerFunction, tell: (blocker: RouterBlocker) => void) => () => void
  /** From now on nothing moves and nobody is told. */
  readonly close: () => void
}

export const unblocked: RouterBlocker = {
  state: 'unblocked',
  proceed: undefined,
  reset: undefined,
  location: undefined,
}

interface Guard {
  readonly shouldBlock: RouterBlockerFunction
  readonly tell: (blocker: RouterBlocker) => void
  isProceeding: boolean
}

/** React-router's history with the guard of its data router, which would bring loaders, actions and fetchers along. */
export function guardedHistory(): GuardedHistory {
  const history = createBrowserHistory()
  const listeners = new Set<(place: Place) => void>()
  const guards: Guard[] = []
  let place: Place = { location: history.location, navigationType: history.action }
  let isClosed = false
  /** Called when the browser is back at the page that a blocked Back had left. */
  let onReturn: (() => void) | undefined

  function arrive() {
    place = { location: history.location, navigationType: history.action }
    for (const listener of [...listeners]) listener(place)
    for (const guard of guards) settle(guard)
  }

  function settle(guard: Guard) {
    guard.isProceeding = false
    guard.tell(unblocked)
  }

  /** Whether a guard holds the move; it goes on by `proceed` once the person has said so. */
  function isHeld(nextLocation: Location, historyAction: RouterHistoryAction, proceed: () => void): boolean {
    const guard = guards.at(-1)
    const move = { currentLocation: place.location, nextLocation, historyAction }
    if (!guard || guard.isProceeding || !guard.shouldBlock(move)) return false
    guard.tell({
      state: 'blocked',
      location: nextLocation,
      reset: () => settle(guard),
      proceed: () => {
        guard.isProceeding = true
        guard.tell({ state: 'proceeding', location: nextLocation, proceed: undefined, reset: undefined })
        proceed()
      },
    })
    return true
  }

  function move(historyAction: 'PUSH' | 'REPLACE', to: To, state: unknown) {
    if (isClosed) return
    const path = history.encodeLocation(resolvePath(to, place.location.pathname))
    const next = { ...path, state, key: '' }
    if (isHeld(next, historyAction, () => move(historyAction, to, state))) return
    if (historyAction === 'PUSH') history.push(path, state)
    else history.replace(path, state)
    arrive()
  }

  const stop = history.listen(({ location, delta }) => {
    const returned = onReturn
    onReturn = undefined
    if (returned) return returned()
    const back = Promise.withResolvers<void>()
    const proceed = () => void back.promise.then(() => history.go(delta ?? 0))
    // Nobody can tell how far to go back from an entry that was not made here.
    if (!delta || !isHeld(location, 'POP', proceed)) return arrive()
    onReturn = back.resolve
    history.go(-delta)
  })

  return {
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: (delta) => {
        if (!isClosed) history.go(delta)
      },
      push: (to, state) => move('PUSH', to, state),
      replace: (to, state) => move('REPLACE', to, state),
    },
    place: () => place,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    guard: (shouldBlock, tell) => {
      const guard: Guard = { shouldBlock, tell, isProceeding: false }
      guards.push(guard)
      return () => guards.splice(guards.indexOf(guard), 1)
    },
    close: () => {
      isClosed = true
      stop()
      listeners.clear()
      guards.length = 0
    },
  }
}
