import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  chooseFirstTheme,
  defaultThemeState,
  paintThemeState,
  parseSettings,
  settingsText,
  storedThemeState,
} from '../../src/shell/theme/themeState.ts'

const store = (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(`RaStoreAtelier.${key}`, JSON.stringify(value))
}

beforeEach(() => localStorage.clear())

describe('the theme state', () => {
  it('starts as the specification says', () => {
    expect(defaultThemeState).toMatchObject({
      currentTheme: 'light',
      locale: 'en',
      direction: 'ltr',
      topNavColor: '#3e82f7',
    })
    expect(Object.keys(defaultThemeState)).toHaveLength(10)
  })

  it('reads what was kept', () => {
    store({ navType: 'TOP', locale: 'ja', navCollapsed: true, headerNavColor: '#193550' })
    expect(storedThemeState()).toMatchObject({
      navType: 'TOP',
      locale: 'ja',
      navCollapsed: true,
      headerNavColor: '#193550',
    })
  })

  it('takes the default for what makes no sense', () => {
    store({
      navType: 'LEFT',
      locale: 'de',
      navCollapsed: 'yes',
      topNavColor: 'url(x)',
      direction: 'up',
      currentTheme: null,
    })
    localStorage.setItem('RaStoreAtelier.sideNavTheme', '{broken')
    const { mobileNav, blankLayout, ...defaults } = defaultThemeState
    expect(storedThemeState()).toEqual(defaults)
  })

  it('never keeps the drawer or the blank layout', () => {
    store({ mobileNav: true, blankLayout: true })
    expect(storedThemeState()).not.toHaveProperty('mobileNav')
    expect(storedThemeState()).not.toHaveProperty('blankLayout')
  })
})

describe('copied settings', () => {
  const { mobileNav, blankLayout, ...kept } = defaultThemeState

  it('have exactly the eight kept keys, indented by two', () => {
    const text = settingsText(kept)
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(
      [
        'currentTheme',
        'direction',
        'headerNavColor',
        'locale',
        'navCollapsed',
        'navType',
        'sideNavTheme',
        'topNavColor',
      ].sort(),
    )
    expect(text).toContain('\n  "navType": "SIDE"')
  })

  it('come back as they were', () => {
    expect(parseSettings(settingsText({ ...kept, locale: 'fr', navType: 'TOP' }))).toEqual({
      ...kept,
      locale: 'fr',
      navType: 'TOP',
    })
  })

  it('leave out what is unknown or wrong', () => {
    expect(parseSettings('{"navType":"TOP","mobileNav":true,"direction":5,"__proto__":{"x":1}}')).toEqual({
      navType: 'TOP',
    })
  })

  it.each(['', 'hello', '[]', 'null', '5', '{}', '{"x":1}'])('are refused where the text is %j', (text) => {
    expect(parseSettings(text)).toBeUndefined()
  })
})

describe('before the first paint', () => {
  it('takes over the dark wish of the system on the first visit only', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    chooseFirstTheme()
    expect(storedThemeState().currentTheme).toBe('dark')
    store({ currentTheme: 'light' })
    chooseFirstTheme()
    expect(storedThemeState().currentTheme).toBe('light')
  })

  it('puts theme, direction and language on the page', () => {
    paintThemeState({ currentTheme: 'dark', direction: 'rtl', locale: 'ja' })
    const { dataset, dir, lang } = document.documentElement
    expect({ theme: dataset.theme, dir, lang }).toEqual({ theme: 'dark', dir: 'rtl', lang: 'ja' })
  })
})
