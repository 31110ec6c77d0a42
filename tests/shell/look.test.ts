import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accentTokens, isAccent } from '../../src/fields/colour/accent.ts'
import { contrast, parseColour, textOn } from '../../src/fields/colour/contrast.ts'

const css = readFileSync('src/shell/theme/tokens.css', 'utf8')

/** The colours that a block of the style sheet sets. */
function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  )
}

/** What is filled with danger carries white, whatever the accent. */
const light = { ...colours('[data-theme="light"]'), white: '#ffffff' }
const themes = {
  light,
  dark: { ...light, ...colours("[data-theme='dark']"), ...colours('[data-theme="dark"]') },
}

const surfaces = ['page', 'surface', 'raised', 'sunken', 'chosen', 'accent-soft']
const texts = [
  'text',
  'text-muted',
  'accent-text',
  'success-text',
  'warning-text',
  'danger-text',
  'neutral-text',
]
const pairs: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)),
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['danger-text', 'danger-soft'],
  ['neutral-text', 'neutral-soft'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-hover'],
  ['white', 'danger-fill'],
  ['white', 'danger-fill-hover'],
  ['on-tip', 'tip'],
]

const between = (theme: Record<string, string>, a: string, b: string) => {
  const [first, second] = [parseColour(theme[a] ?? ''), parseColour(theme[b] ?? '')]
  if (!first || !second) throw new Error(`tokens.css has no colour --${a} or --${b}.`)
  return contrast(first, second)
}

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(pairs)('has --%s on --%s at 4.5:1 or more', (text, surface) => {
    expect(between(theme, text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['page', 'surface', 'raised', 'sunken', 'chosen', 'accent-soft'])(
    'shows the focus on --%s at 3:1 or more',
    (surface) => {
      expect(between(theme, 'focus', surface)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(['page', 'surface'])('draws whose turn it is on --%s at 3:1 or more', (surface) => {
    expect(between(theme, 'turn', surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(['page', 'surface'])('bounds fields on --%s at 3:1 or more', (surface) => {
    expect(between(theme, 'border-strong', surface)).toBeGreaterThanOrEqual(3)
  })
})

it('has the constants of the specification', () => {
  const of = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  const names = [
    'control',
    'control-large',
    'control-small',
    'radius',
    'header',
    'footer',
    'top-nav',
    'content-max',
    'size-base',
  ]
  expect(names.map(of)).toEqual(['40px', '48px', '36px', '10px', '70px', '60px', '55px', '1400px', '14px'])
  expect([of('side-nav'), of('side-nav-collapsed')]).toEqual(['250px', '80px'])
})

/** A coarse grid of all colours, by their numbers. */
const grid = (levels: readonly string[]) =>
  levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))

describe.each(['light', 'dark'] as const)('any accent colour in the %s theme', (name) => {
  const accents = grid(['00', '3f', '7f', 'bf', 'ff']).filter(isAccent)
  const painted = accents.map(
    (accent) => [accent, { ...themes[name], ...accentTokens(accent, name) }] as const,
  )
  const failures = (within: readonly (readonly [string, string])[], least: number) =>
    painted.flatMap(([accent, theme]) =>
      within
        .filter(([one, other]) => between(theme, one, other) < least)
        .map(([one, other]) => `${accent}: ${one} on ${other}`),
    )

  it('keeps every text at 4.5:1 or more, focus and lines at 3:1', () => {
    expect(accents.length).toBeGreaterThan(100)
    const text = pairs.filter(([one, other]) => `${one} ${other}`.includes('accent'))
    expect(failures(text, 4.5)).toEqual([])
    const lines = surfaces.flatMap((surface) => [['accent', surface] as const, ['focus', surface] as const])
    expect(failures(lines, 3)).toEqual([])
  })

  it('shows what is filled with it, and that the pointer is on it', () => {
    expect(failures([['accent-fill', 'surface']], name === 'dark' ? 3 : 1.3)).toEqual([])
    expect(painted.filter(([, theme]) => theme['accent-fill'] === theme['accent-fill-hover'])).toEqual([])
  })
})

describe('an accent colour', () => {
  it.each([
    ['#ffcc00', { 'accent-fill': '#ffcc00', 'on-accent': '#0b1220' }],
    ['#8a1f4d', { 'accent-fill': '#8a1f4d', 'on-accent': '#ffffff', 'accent-text': '#8a1f4d' }],
    ['#000000', { 'accent-fill': '#000000', 'on-accent': '#ffffff' }],
  ])('such as %s stays what it is where it can', (accent, expected) => {
    expect(accentTokens(accent, 'light')).toMatchObject(expected)
  })

  it.each(['#ffffff', '#ffffcc', '#eeeeee', 'blue', ''])('is not "%s"', (colour) => {
    expect(isAccent(colour)).toBe(false)
  })
})

describe('the text on a bar of any colour', () => {
  it.each([
    ['#ffffff', '#0b1220'],
    ['#193550', '#ffffff'],
    ['#3e82f7', '#0b1220'],
    ['#de4436', '#000000'],
    ['#fff', '#0b1220'],
  ])('on %s is %s', (bar, text) => {
    expect(textOn(bar)).toBe(text)
  })

  it('reaches 4.5:1 on every colour of a fine grid', () => {
    const steps = Array.from({ length: 9 }, (_, index) =>
      Math.min(255, index * 32)
        .toString(16)
        .padStart(2, '0'),
    )
    const worst = Math.min(
      ...grid(steps).map((bar) =>
        contrast(parseColour(bar) as never, parseColour(textOn(bar) as string) as never),
      ),
    )
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['', 'blue', '#12345', '#12345678', 'rgb(0 0 0)'])('is not decided for "%s"', (bar) => {
    expect(textOn(bar)).toBeUndefined()
  })
})
