import { render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { expect, it } from 'vitest'
import { catalogues } from '#texts'
import views from '../../../resources/catalogue/product/product.views.tsx'
import StockCell from '../../../resources/catalogue/product/screens/stock/StockCell.tsx'
import { resources } from '../../../resources/index.ts'
import { areaMessages } from '../../../src/derive/messages.ts'

const { areas, subjects } = await catalogues.en()

const messages = { ...subjects, ...areaMessages(resources, areas) }
const english = polyglot(() => messages as never, 'en')

it.each([
  [4, 0, '4'],
  [40, 1, '40 (one variant runs low)'],
  [40, 2, '40 (2 variants run low)'],
  [0, 2, '0 (sold out)'],
])('%i pieces of which %i variants are low by what the server counted say %s', (value, lowVariants, said) => {
  const { container } = render(
    <I18nContextProvider value={english}>
      <StockCell value={value} record={{ lowVariants }} />
    </I18nContextProvider>,
  )
  expect(container.textContent).toBe(said)
  if (said.includes('(')) expect(screen.getByTitle(/sold out|low$/)).toBeTruthy()
})

it('is asked for with the stock, also where its own column is not shown', () => {
  expect(views.also).toContain('lowVariants')
})
