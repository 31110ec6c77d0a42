import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bars, code128 } from '../../../resources/shared/documents/rules/code128.ts'

/** The modules of a code as ones (black) and noughts. */
function modules({ bars, width }: Bars): string {
  const row = Array.from({ length: width }, () => '0')
  for (const [start, size] of bars) row.fill('1', start, start + size)
  return row.join('')
}

const encoded = (text: string): string => modules(code128(text) as Bars)

/** The symbols of a code, without the stop, eleven modules each. */
const symbols = (code: string): string[] => code.slice(0, -13).match(/.{11}/g) ?? []

// From the standard (ISO/IEC 15417, table 1).
const known: readonly [text: string, index: number, pattern: string][] = [
  [' ', 1, '11011001100'],
  ['!', 1, '11001101100'],
  ['"', 1, '11001100110'],
  ['#', 1, '10010011000'],
  ['A', 1, '10100011000'],
  ['P', 1, '11101110110'],
  ['a', 1, '10010110000'],
  ['A', 0, '11010010000'],
  ['12', 0, '11010011100'],
  ['12', 1, '10110011100'],
]

const startB = '11010010000'
const startC = '11010011100'
const toC = '10111011110'
const toB = '10111101110'
const stop = '1100011101011'

describe('code 128', () => {
  it.each(known)('draws %j: symbol %i is %s', (text, index, pattern) => {
    expect(symbols(encoded(text))[index]).toBe(pattern)
  })

  it('ends with the check that the standard asks for', () => {
    // "Wikipedia" in code set B has the check 88, which is the symbol of "x".
    expect(symbols(encoded('Wikipedia')).at(-1)).toBe(symbols(encoded('x'))[1])
    expect(encoded('Wikipedia').endsWith(stop)).toBe(true)
  })

  it('has symbols of eleven modules with three bars, whose black modules are even in number, all different', () => {
    const pairs = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
    const all = pairs.map((pair) => symbols(encoded(pair))[1] as string)
    expect(new Set(all).size).toBe(100)
    for (const symbol of [...all, startB, startC, toB, toC]) {
      expect(symbol.match(/1+/g)).toHaveLength(3)
      expect((symbol.match(/1/g) ?? []).length % 2).toBe(0)
      expect(symbol).toMatch(/^1.*0$/)
    }
  })

  it('is read back as what was written, whatever it is', () => {
    const ofText = new Map<string, number>()
    for (let value = 0; value < 95; value++)
      ofText.set(symbols(encoded(String.fromCharCode(32 + value)))[1] as string, value)
    for (let value = 0; value < 100; value++)
      ofText.set(symbols(encoded(String(value).padStart(2, '0')))[1] as string, value)
    const read = (code: string): string => {
      const [start, ...rest] = symbols(code)
      let set = start === startC ? 'C' : 'B'
      let text = ''
      for (const symbol of rest.slice(0, -1)) {
        if (symbol === toC && set === 'B') set = 'C'
        else if (symbol === toB && set === 'C') set = 'B'
        else {
          const value = ofText.get(symbol) as number
          text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(32 + value)
        }
      }
      return text
    }
    const printable = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
    })
    const number = fc.stringMatching(/^[A-Z]{0,3}\d{1,14}[A-Z]{0,2}\d{0,9}$/).filter((text) => text !== '')
    fc.assert(
      fc.property(fc.oneof(printable, number), (text) => read(encoded(text)) === text),
      { numRuns: 500 },
    )
  })

  it('is shorter for digits: two of them are one symbol', () => {
    expect(symbols(encoded('14925530118'))).toHaveLength(9)
    expect(symbols(encoded('1492553011'))).toHaveLength(7)
  })

  it('refuses what no scanner could tell', () => {
    expect(['', 'é', 'a\n', '注文'].map(code128)).toEqual([undefined, undefined, undefined, undefined])
  })
})
