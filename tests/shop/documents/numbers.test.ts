import { describe, expect, it } from 'vitest'
import { documentNumber } from '../../../resources/shared/documents/rules/documentNumber.ts'
import { financialYear } from '../../../resources/shared/documents/rules/financialYear.ts'
import { readAwbs } from '../../../resources/shared/documents/rules/readAwbs.ts'

describe('the financial year', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', 4, '25-26'],
    ['2026-03-31T18:30:00.000Z', 4, '26-27'],
    ['2099-12-31T12:00:00.000Z', 4, '99-00'],
    ['2026-06-30T12:00:00.000Z', 7, '25-26'],
    ['2026-06-30T12:00:00.000Z', 1, '26'],
  ])('of %s beginning in month %i is %s, by the clock of the shop', (at, month, year) => {
    expect(financialYear(at, month)).toBe(year)
  })
})

describe('the number of a document', () => {
  it.each([
    ['INV/', 1, 'INV/26-27/000001'],
    ['INV/', 999_999, 'INV/26-27/999999'],
    ['INV/', 1_000_000, undefined],
    ['A', 1, 'A26-27/000001'],
    ['LONGNAME', 99, 'LONGNAME26-27/99'],
    ['LONGNAME', 100, undefined],
  ])('of the series %s and %i is %s', (series, sequence, number) => {
    expect(documentNumber(series, '26-27', sequence)).toBe(number)
  })
})

describe('a pasted list of AWBs', () => {
  it('is read with commas, semicolons or tabs, with or without a heading and quotes', () => {
    const text =
      'Order,Courier,AWB\r\nAT-1,Delhivery,1492553011\n\nSH-000002; "Blue Dart" ; BD-77\rAT-3\tDTDC\tD123456'
    expect(readAwbs(text)).toEqual({
      lines: [
        { line: 2, target: 'AT-1', courier: 'Delhivery', awb: '1492553011' },
        { line: 4, target: 'SH-000002', courier: 'Blue Dart', awb: 'BD-77' },
        { line: 5, target: 'AT-3', courier: 'DTDC', awb: 'D123456' },
      ],
      problems: [],
    })
  })

  it('names the lines that cannot be read', () => {
    const text = [
      'AT-1,Delhivery,AWB1001',
      'AT-2,Delhivery',
      'AT-3,,AWB1003',
      'AT-4,DTDC,x',
      'AT-5,DTDC,awb1001',
    ].join('\n')
    const { lines, problems } = readAwbs(text)
    expect(lines.map(({ target }) => target)).toEqual(['AT-1'])
    expect(problems).toEqual([
      { line: 2, row: 'AT-2,Delhivery', code: 'columns' },
      { line: 3, row: 'AT-3,,AWB1003', code: 'empty' },
      { line: 4, row: 'AT-4,DTDC,x', code: 'awb' },
      { line: 5, row: 'AT-5,DTDC,awb1001', code: 'repeated' },
    ])
  })
})
