import { expect, it } from 'vitest'
import { listed } from '../../src/fields/multiSelect/listed.ts'

it('texts in a row are told apart in every language', () => {
  const texts = ['Standard', 'Express']
  expect(['en', 'fr', 'zh', 'ja', undefined].map((locale) => listed(texts, locale))).toEqual([
    ...['Standard, Express', 'Standard, Express', 'Standard、Express', 'Standard、Express'],
    'Standard, Express',
  ])
})
