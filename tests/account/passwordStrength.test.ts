import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passwordStrength } from '../../resources/staff/account/rules/passwordStrength.ts'

it.each([
  ['', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890abcdef', 1],
  ['Password2026', 1],
  ['mira-banerjee-26', 1],
  ['blue7Kite', 2],
  ['胡桃雨天鹅绒', 2],
  ['walnut rain 48', 3],
  ['walnut rain over velvet 48', 4],
])('“%s” is of strength %i', (password, strength) => {
  expect(passwordStrength(password, ['Mira Banerjee', 'mira@atelier.test'])).toBe(strength)
})

it('something that is typed is never of none, and what is added takes nothing away', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (password) => {
      const strength = passwordStrength(password)
      expect(strength).toBeGreaterThan(0)
      expect(passwordStrength(`${password}#`)).toBeGreaterThanOrEqual(strength)
    }),
  )
})
