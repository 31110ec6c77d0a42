import { beforeEach, expect, it, vi } from 'vitest'
import type * as Texts from '#texts'

const said = {
  en: { errors: { 'too-big-list': 'Too many entries; at most %{max}.' } },
  fr: { errors: { 'too-big-list': 'Trop d’éléments ; %{max} au plus.' } },
}
const loadLaterTexts = vi.fn(async (locale: 'en' | 'fr') => said[locale])
vi.mock('#texts', async (original) => ({
  ...(await original<typeof Texts>()),
  loadLaterTexts: (locale: 'en' | 'fr') => loadLaterTexts(locale),
}))

/** All of it anew: what has come stays for as long as a page lives. */
async function freshProvider() {
  vi.resetModules()
  const { createI18nProvider } = await import('../../src/providers/i18nProvider.ts')
  const { createStore } = await import('../../src/providers/store.ts')
  const begin = { shell: { page: { top: 'Top' } } } as unknown as Texts.Messages
  return {
    ...(await import('../../src/providers/laterTexts.ts')),
    provider: createI18nProvider('en', begin, createStore(), async () => begin),
  }
}

beforeEach(() => {
  localStorage.clear()
  loadLaterTexts.mockClear()
})

it('says what has come later as if it had been there from the beginning', async () => {
  const { provider, fetchLaterTexts } = await freshProvider()
  await fetchLaterTexts()
  expect(provider.translate('errors.too-big-list', { max: 3, _: 'wrong' })).toBe(
    'Too many entries; at most 3.',
  )
  expect(provider.translate('shell.page.top')).toBe('Top')
})

it('hands code on only together with its texts, which are fetched once', async () => {
  const { provider, withAllTexts } = await freshProvider()
  const load = withAllTexts(async () => 'the page')
  expect(await Promise.all([load(), load()])).toEqual(['the page', 'the page'])
  expect(provider.translate('errors.too-big-list', { max: 2 })).toBe('Too many entries; at most 2.')
  expect(loadLaterTexts).toHaveBeenCalledTimes(1)
})

it('has them in another language before that is spoken, where somebody has needed them', async () => {
  const { provider, fetchLaterTexts } = await freshProvider()
  await provider.changeLocale('fr')
  expect(loadLaterTexts).not.toHaveBeenCalled()
  await provider.changeLocale('en')
  await fetchLaterTexts()
  await provider.changeLocale('fr')
  expect(provider.translate('errors.too-big-list', { max: 4 })).toBe('Trop d’éléments ; 4 au plus.')
})

it('asks again after a failure', async () => {
  const { fetchLaterTexts } = await freshProvider()
  loadLaterTexts.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(fetchLaterTexts()).rejects.toThrow('Failed to fetch')
  expect((await fetchLaterTexts()).has('errors.too-big-list')).toBe(true)
})
