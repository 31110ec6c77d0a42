import type { Locale } from '../../core/locale.ts'
import { parseColour } from '../../fields/colour/contrast.ts'
import { isOffered, offeredLocales } from '../../providers/locale.ts'
import { readPreference, writePreference } from '../../providers/preferences.ts'

/** How the product looks and is laid out for one person (specification, section 3). */
export interface ThemeState {
  navCollapsed: boolean
  sideNavTheme: 'light' | 'dark'
  locale: Locale
  navType: 'SIDE' | 'TOP'
  topNavColor: string
  /** Empty: the colour of the surfaces. */
  headerNavColor: string
  mobileNav: boolean
  currentTheme: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  blankLayout: boolean
}

/** The part that is kept from visit to visit; the other two belong to the moment. */
export type KeptThemeState = Omit<ThemeState, 'mobileNav' | 'blankLayout'>

/** What everyone starts with (specification, section 9), in the usual language of the shop. */
export const defaultThemeState: ThemeState = Object.freeze({
  navCollapsed: false,
  sideNavTheme: 'light',
  get locale() {
    return offeredLocales()[0] as Locale
  },
  navType: 'SIDE',
  topNavColor: '#3e82f7',
  headerNavColor: '',
  mobileNav: false,
  currentTheme: 'light',
  direction: 'ltr',
  blankLayout: false,
})

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isColour = (value: unknown) => typeof value === 'string' && parseColour(value) !== undefined

const tests: { readonly [K in keyof KeptThemeState]: (value: unknown) => boolean } = {
  navType: oneOf('SIDE', 'TOP'),
  sideNavTheme: oneOf('light', 'dark'),
  navCollapsed: (value) => typeof value === 'boolean',
  topNavColor: isColour,
  headerNavColor: (value) => value === '' || isColour(value),
  locale: isOffered,
  currentTheme: oneOf('light', 'dark'),
  direction: oneOf('ltr', 'rtl'),
}

/** The kept keys in the order in which settings are copied. */
export const keptKeys = Object.keys(tests) as readonly (keyof KeptThemeState)[]

/** Whether a value from outside (storage, pasted text) may stand under a key. */
export const isThemeValue = (key: keyof KeptThemeState, value: unknown): boolean => tests[key](value)

/** What this browser has kept, with defaults for the rest and for what makes no sense. */
export function storedThemeState(): KeptThemeState {
  const entries = keptKeys.map((key) => {
    const stored = readPreference(key)
    return [key, isThemeValue(key, stored) ? stored : defaultThemeState[key]] as const
  })
  return Object.fromEntries(entries) as unknown as KeptThemeState
}

/** Takes the system's wish for a dark theme as the first choice of a browser that has made none. */
export function chooseFirstTheme(): void {
  if (readPreference('currentTheme') !== undefined) return
  writePreference('currentTheme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

/** Puts on `<html>` what the style sheets and the browser itself read. */
export function paintThemeState({
  currentTheme,
  direction,
  locale,
}: Pick<ThemeState, 'currentTheme' | 'direction' | 'locale'>): void {
  const html = document.documentElement
  html.dataset.theme = currentTheme
  html.dir = direction
  html.lang = locale
}

/** The settings as text to be pasted elsewhere. */
export const settingsText = (state: KeptThemeState): string =>
  JSON.stringify(Object.fromEntries(keptKeys.map((key) => [key, state[key]])), null, 2)

/** Reads pasted settings; undefined where the text is none. Keys that are missing or make no sense are left out. */
export function parseSettings(text: string): Partial<KeptThemeState> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const given = value as Record<string, unknown>
  const known = keptKeys.filter((key) => Object.hasOwn(given, key) && isThemeValue(key, given[key]))
  return known.length === 0 ? undefined : Object.fromEntries(known.map((key) => [key, given[key]]))
}
