import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderHook } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { afterAll, describe, expect, it } from 'vitest'
import { loadMessages } from '#texts'
import { locales } from '../../src/core/index.ts'
import { usePunctuation } from '../../src/providers/usePunctuation.ts'

const written = {
  en: ['Seen: 4', 'S, M', ', S'],
  fr: ['Seen\u00a0: 4', 'S, M', ', S'],
  zh: ['Seen：4', 'S、M', '、S'],
  ja: ['Seen：4', 'S、M', '、S'],
} as const

it.each(locales)('texts are put together as the language writes it: %s', async (locale) => {
  const messages = await loadMessages(locale)
  const i18n = polyglotI18nProvider(() => messages, locale)
  const { result } = renderHook(usePunctuation, {
    wrapper: ({ children }) => <I18nContextProvider value={i18n}>{children}</I18nContextProvider>,
  })
  const { pair, list, more } = result.current
  expect([pair('Seen', 4), list(['S', undefined, 'M']), more([false, 'S'])]).toEqual(written[locale])
})

describe('whoever joins texts by an English sign is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'joined-texts-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins: [join(process.cwd(), 'lint/joinedTexts.grit')] }),
  )

  /** Whether the linter refuses a screen with this in it. */
  const isRefused = (jsx: string): boolean => {
    const part = `export const Part = ({ a, b }: { a: string; b: string }) => ${jsx}\n`
    writeFileSync(join(folder, 'Part.tsx'), part)
    const biome = join(process.cwd(), 'node_modules/.bin/biome')
    return spawnSync(biome, ['lint', 'Part.tsx'], { cwd: folder }).status !== 0
  }

  it.each([
    '<i title={`${a}: ${b}`} />',
    '<i aria-label={`${a}, ${b}`} />',
    "<i>{[a, b].join(', ')}</i>",
    '<i>{a}: {b}</i>',
    '<p><b>{a}</b>, {b}</p>',
    '<i title={`${a} %`} />',
    '<i>{a} %</i>',
  ])('%s', (jsx) => {
    expect(isRefused(jsx)).toBe(true)
  })

  it.each([
    "<i>{[a, b].join(' · ')}</i>",
    '<i>{a} – {b}</i>',
    '<i title={`${a}:${b}`} />',
    '<i style={{ width: `${a}%` }} />',
  ])('%s stays', (jsx) => {
    expect(isRefused(jsx)).toBe(false)
  })
})
