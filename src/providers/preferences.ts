/** The first part of the name of a preference about the look in local storage; the rest is the key of `useStore`. */
export const preferencePrefix = 'RaStoreAtelier'

/**
 * Reads a preference (theme, locale, direction, …) outside React: before the first paint and on the sign-in page, which does
 * without react-admin. Undefined where it was never set, cannot be read, or local storage is blocked.
 */
export function readPreference(key: string): unknown {
  try {
    const text = localStorage.getItem(`${preferencePrefix}.${key}`)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes a preference the way `useStore` does; lost at the end of the visit where local storage is blocked or full. */
export function writePreference(key: string, value: string | boolean): void {
  try {
    localStorage.setItem(`${preferencePrefix}.${key}`, JSON.stringify(value))
  } catch {
    // A preference is not worth a message.
  }
}
