import { expect, it } from 'vitest'
import { labelIn } from '../../../resources/catalogue/product/rules/labelIn.ts'
import { locales } from '../../../src/core/index.ts'

it('a row is called by its label in each language, by the English one where that is empty, by its code without any', () => {
  const named = { code: 'neck', label: 'Neckline', labelFr: 'Encolure', labelZh: '领口', labelJa: '' }
  expect(locales.map((locale) => [locale, labelIn(named, locale)])).toEqual(
    expect.arrayContaining([
      ['en', 'Neckline'],
      ['fr', 'Encolure'],
      ['zh', '领口'],
      ['ja', 'Neckline'],
    ]),
  )
  expect(labelIn({ code: 'neck', label: null, labelFr: null }, 'fr')).toBe('neck')
})
