import fc from 'fast-check'
import { expect, it } from 'vitest'
import { excerpt as ratingExcerpt } from '../../resources/customers/customer/rules/excerpt.ts'
import { shortened } from '../../src/core/shortened.ts'
import { excerpt } from '../../src/fields/longText/excerpt.ts'

it('a text is shortened to its room without cutting a sign in half, wherever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 60, maxLength: 200 }),
      fc.integer({ min: 2, max: 90 }),
      (text, most) => {
        const short = shortened(text, most)
        expect(short.length).toBeLessThanOrEqual(Math.max(most, 1))
        expect(short.isWellFormed()).toBe(true)
        expect(excerpt(text, most).isWellFormed()).toBe(true)
        expect(ratingExcerpt(null, text, 5).isWellFormed()).toBe(true)
      },
    ),
  )
  expect(ratingExcerpt(`${'x'.repeat(78)}🙂🙂`, null, 5)).toBe(`${'x'.repeat(78)}…`)
})
