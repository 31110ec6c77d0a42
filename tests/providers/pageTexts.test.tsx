import { act, render, screen } from '@testing-library/react'
import { CoreAdminContext, type I18nProvider } from 'ra-core'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ownTexts } from '../../src/providers/pageTexts.ts'

const saying = (title: string) => vi.fn(async () => ({ plans: { title } }))

it.each([
  ['en', 'Plans'],
  ['fr', 'Projets'],
  ['xx', 'Plans'],
])(
  'a page with texts of its own says them, and all others, in the language of the page: %s',
  async (chosen, title) => {
    const said = { en: saying('Plans'), fr: saying('Projets'), zh: saying('计划'), ja: saying('計画') }
    const { useTexts } = ownTexts(said)
    const i18nProvider: I18nProvider = {
      translate: (key, { _: given, name } = {}) => `${given ?? key} ${name}`,
      changeLocale: async () => {},
      getLocale: () => chosen,
    }
    function Page() {
      const texts = useTexts()
      return (
        <p>
          {texts('plans.title', { name: 'A' })}, {texts('ra.save', { name: 'B' })}
        </p>
      )
    }
    await act(async () =>
      render(
        <CoreAdminContext i18nProvider={i18nProvider}>
          <Suspense fallback="…">
            <Page />
          </Suspense>
        </CoreAdminContext>,
      ),
    )
    expect(screen.getByText(`${title} A, ra.save B`)).toBeTruthy()
    expect(Object.values(said).reduce((calls, each) => calls + each.mock.calls.length, 0)).toBe(1)
  },
)
