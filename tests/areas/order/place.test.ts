import { expect, it } from 'vitest'
import { placeInWords } from '../../../resources/sales/order/rules/placeInWords.ts'

it('a place is said once where its city and its state are called alike', () => {
  expect(placeInWords({ city: 'Bengaluru', state: 'Karnataka' })).toBe('Bengaluru, Karnataka')
  expect(placeInWords({ city: 'Chandigarh', state: 'Chandigarh' })).toBe('Chandigarh')
})
