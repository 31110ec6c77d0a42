import { localStorageStore, type Store } from 'ra-core'
import { preferencePrefix } from './preferences.ts'

/** The look of the place, which is there before anybody signs in; one for all who use this browser. */
const shared =
  /^(locale|currentTheme|direction|navType|navCollapsed|sideNavTheme|topNavColor|headerNavColor)$/

/** What a person has arranged and finds again after sign-out. Filters, selections and recent pages are work, and go; so do the saved
 * views as the server told of them: what they ask for may name customers. */
const arranged =
  /^(density|columns|shortcuts|pushInFront|startPage|pinned|dashboards|dashboardVisit|roleDashboards|calendarLayers|projectLook|boardProject)$|\.(density|savedQueries)$/

/**
 * Preferences in local storage, shared by all tabs (`useStore`). React-admin empties the whole store at every sign-out; this one
 * keeps the look, and what the person has arranged under a name of their own, where nobody else finds it.
 */
export function createStore(userId = ''): Store {
  const look = localStorageStore('1', preferencePrefix.replace('RaStore', ''))
  const own = localStorageStore('1', `Person.${userId}`)
  const of = (key: string) => (shared.test(key) ? look : own)
  return {
    setup: () => both((store) => store.setup()),
    teardown: () => both((store) => store.teardown()),
    getItem: (key, value) => of(key).getItem(key, value),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => both((store) => store.removeItems(prefix)),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
    listItems: (prefix) => ({ ...look.listItems?.(prefix), ...own.listItems?.(prefix) }),
    reset() {
      for (const key of Object.keys(own.listItems?.() ?? {})) {
        if (!arranged.test(key)) own.removeItem(key)
      }
    },
  }

  function both(act: (store: Store) => void) {
    act(look)
    act(own)
  }
}
