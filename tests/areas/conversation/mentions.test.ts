import { expect, it } from 'vitest'
import { piecesOf } from '../../../resources/insight/conversation/rules/mentions.ts'

it.each([
  ['Nothing is named', [{ words: 'Nothing is named' }]],
  [
    'Where is #at-020778, please?',
    [{ words: 'Where is ' }, { words: '#at-020778', number: 'AT-020778' }, { words: ', please?' }],
  ],
  ['#AT-1', [{ words: '#AT-1', number: 'AT-1' }]],
  ['#t-2026-00042', [{ words: '#t-2026-00042', number: 'T-2026-00042' }]],
  ['#INV/26-27/001.', [{ words: '#INV/26-27/001', number: 'INV/26-27/001' }, { words: '.' }]],
  ['AT-1 and #5 and # AT-1', [{ words: 'AT-1 and #5 and # AT-1' }]],
  [`#AT-${'1'.repeat(60)}`, [{ words: `#AT-${'1'.repeat(60)}` }]],
  ['', []],
])('finds what is named in %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces)
  expect(
    piecesOf(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text)
})
