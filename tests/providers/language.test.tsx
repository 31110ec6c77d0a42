import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form, useInput, useLocaleState, useTranslate } from 'ra-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadMessages, type Messages } from '#texts'
import { createI18nProvider } from '../../src/providers/i18nProvider.ts'
import { Language } from '../../src/providers/Language.tsx'
import { createStore } from '../../src/providers/store.ts'

const texts = (word: string) => ({ greeting: { hello: word } }) as unknown as Messages
const load = vi.fn(async (locale: string) =>
  texts({ fr: 'Bonjour', ja: 'こんにちは', zh: '你好' }[locale] ?? 'Hello'),
)

beforeEach(() => {
  localStorage.clear()
  load.mockClear()
})

function Note() {
  const { field } = useInput({ source: 'note' })
  return <input aria-label="note" {...field} />
}

function Page() {
  const translate = useTranslate()
  const [, setLocale] = useLocaleState()
  return (
    <>
      <p data-testid="hello">{translate('greeting.hello')}</p>
      <Form>
        <Note />
      </Form>
      {['fr', 'ja', 'xx'].map((locale) => (
        <button key={locale} type="button" onClick={() => setLocale(locale)}>
          {locale}
        </button>
      ))}
    </>
  )
}

function show() {
  const store = createStore('7')
  const i18nProvider = createI18nProvider('en', texts('Hello'), store, load)
  render(
    <CoreAdminContext store={store} i18nProvider={i18nProvider}>
      <Language i18nProvider={i18nProvider}>
        <Page />
      </Language>
    </CoreAdminContext>,
  )
  return store
}

const hello = () => screen.getByTestId('hello').textContent

describe('choosing another language', () => {
  it('changes the texts and keeps what was typed', async () => {
    show()
    await userEvent.type(screen.getByLabelText('note'), 'half a sentence')
    const input = screen.getByLabelText('note')
    await userEvent.click(screen.getByText('fr'))
    await expect.poll(() => hello()).toBe('Bonjour')
    expect(screen.getByLabelText('note')).toBe(input)
    expect(input).toHaveProperty('value', 'half a sentence')
    expect(document.documentElement.lang).toBe('fr')
  })

  it('keeps to the last of two quick choices, whichever texts arrive first', async () => {
    let bring: (messages: Messages) => void = () => {}
    load.mockImplementationOnce(() => new Promise((resolve) => (bring = resolve)))
    show()
    await userEvent.click(screen.getByText('fr'))
    await userEvent.click(screen.getByText('ja'))
    await expect.poll(() => hello()).toBe('こんにちは')
    await act(async () => bring(texts('Bonjour')))
    expect(hello()).toBe('こんにちは')
    expect(document.documentElement.lang).toBe('ja')
  })

  it('stays with the old one where the texts do not come', async () => {
    load.mockRejectedValueOnce(new Error('offline'))
    const store = show()
    await userEvent.click(screen.getByText('fr'))
    await expect.poll(() => store.getItem('locale')).toBe('en')
    expect(hello()).toBe('Hello')
  })

  it('knows no other languages than its own', async () => {
    const store = createStore('7')
    const provider = createI18nProvider('en', texts('Hello'), store, load)
    store.setItem('locale', 'xx')
    expect(provider.getLocale()).toBe('en')
    await expect(provider.changeLocale('xx')).rejects.toThrow(
      "'xx' is not a language of this product. It has en, zh, fr, ja.",
    )
    expect(provider.getLocales?.()).toEqual([
      { locale: 'en', name: 'English' },
      { locale: 'zh', name: '中文' },
      { locale: 'fr', name: 'Français' },
      { locale: 'ja', name: '日本語' },
    ])
  })
})

describe('a text that nobody wrote', () => {
  const provider = createI18nProvider('en', texts('Hello'), createStore('7'), load)

  it('is an error while the product is made, and readable all the same', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(provider.translate('resources.pages/brand.fields.salePrice')).toBe('Sale price')
    expect(complain).toHaveBeenCalledWith(
      "The text 'resources.pages/brand.fields.salePrice' is missing in en.",
    )
  })

  it('is none where it is a sentence already, or has a default', () => {
    expect(provider.translate('Please check what you entered.')).toBe('Please check what you entered.')
    expect(provider.translate('resources.x.name', { _: 'X' })).toBe('X')
  })
})

describe('each language', () => {
  it.each([
    ['en', 'Brand', 'Brands', 'Save'],
    ['fr', 'Marque', 'Marques', 'Enregistrer'],
    ['zh', '品牌', '品牌', '保存'],
    ['ja', 'ブランド', 'ブランド', '保存'],
  ] as const)('has its words for areas and for react-admin: %s', async (locale, one, many, save) => {
    const { translate } = createI18nProvider(locale, await loadMessages(locale), createStore('7'))
    expect(translate('resources.pages/brand.name', { smart_count: 1 })).toBe(one)
    expect(translate('resources.pages/brand.name', { smart_count: 2 })).toBe(many)
    expect(translate('ra.action.save')).toBe(save)
  })
})
