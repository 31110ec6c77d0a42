import { localStorageStore, type Store } from 'ra-core'
import { preferencePrefix } from './preferences.ts'

/** What belongs to the person at this screen rather than to the session: it survives sign-out. Filters and selections do not. */
const kept =
  /^(locale|theme|currentTheme|direction|sidebar\.open|navCollapsed|sideNavTheme|navType|topNavColor|headerNavColor|density|shortcuts|(layout|columns|density)\..+|.+\.(columns|density))$/

/**
 * Preferences in local storage, shared by all tabs (`useStore`). React-admin empties the whole store at every sign-out; this one
 * then forgets what could show another person's work (filters, saved views, selections) and keeps the look of the place.
 */
export function createStore(): Store {
  const base = localStorageStore('1', preferencePrefix.replace('RaStore', ''))
  const reset = () => {
    for (const key of Object.keys(base.listItems?.() ?? {})) {
      if (!kept.test(key)) base.removeItem(key)
    }
  }
  return { ...base, reset }
}
