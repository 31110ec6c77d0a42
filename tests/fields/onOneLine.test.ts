import { expect, it } from 'vitest'
import { onOneLine } from '../../src/fields/address/onOneLine.ts'

it('an address says once what its city and its district are both called', () => {
  expect(onOneLine(['Kolkata', 'Kolkata'])).toBe('Kolkata')
  expect(onOneLine(['Bengaluru', 'Bengaluru Urban'])).toBe('Bengaluru, Bengaluru Urban')
  expect(onOneLine(['12 Park Street', '', undefined, 'Kolkata', 'Kolkata', 'West Bengal 700016'])).toBe(
    '12 Park Street, Kolkata, West Bengal 700016',
  )
})
