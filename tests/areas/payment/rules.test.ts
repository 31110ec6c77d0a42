import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRemittance } from '../../../resources/sales/payment/rules/readRemittance.ts'
import type { Proposal } from '../../../resources/sales/payment/rules/refundProposal.ts'
import { paiseOf, typedOf } from '../../../resources/sales/payment/screens/paiseOf.ts'
import { noPayee, payeeOf } from '../../../resources/sales/payment/screens/payeeOf.ts'
import {
  amountsOf,
  emptyDraft,
  everything,
  withPieces,
} from '../../../resources/sales/payment/screens/refundDraft.ts'
import { redacted } from '../../../resources/sales/payment/server/redacted.ts'
import { isSigned, signatureOf } from '../../../server/requests/signature.ts'

describe('an amount that somebody types', () => {
  it('is understood with groups and either decimal mark, and nothing else is', () => {
    for (const [text, paise] of [
      ['1299', 129_900],
      ['₹ 1,299.50', 129_950],
      ['1,00,000', 10_000_000],
      ['12,50', 1250],
      ['0.5', 50],
      ['', undefined],
      ['-5', undefined],
      ['1.299,00', undefined],
      ['1.234', undefined],
      ['12e3', undefined],
    ] as const)
      expect([text, paiseOf(text)]).toEqual([text, paise])
  })

  it('comes back as it was written down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (paise) => paiseOf(typedOf(paise)) === paise),
    )
  })
})

describe('a courier’s file', () => {
  it('is read with headings or without, from CSV, semicolons and spreadsheets', () => {
    const expected = [
      { row: 2, awb: 'AWB1', amount: 129_900, fee: 2050 },
      { row: 3, awb: 'AWB2', amount: 5000, fee: null },
    ]
    for (const text of [
      'AWB No,Order,COD Amount,Charges\nawb1,AT-1,"1,299.00",20.50\n AWB2 ,AT-2,50,',
      'fee;amount;waybill\n20.5;₹1299;AWB1\n;50;AWB2',
      'Tracking ID\tCOD Value\tFee\r\nAWB1\t1,299\tRs. 20.50\r\nAWB2\t50\t',
    ])
      expect(readRemittance(text)).toEqual({ lines: expected, unread: [] })
    expect(readRemittance('AWB1,1299\n\nAWB2,50').lines.map(({ row, awb }) => [row, awb])).toEqual([
      [1, 'AWB1'],
      [3, 'AWB2'],
    ])
  })

  it('says line by line what it does not understand', () => {
    expect(readRemittance('AWB,Amount\n?,10\nAWB1,ten\nAWB2,10\nAWB2,20').unread).toMatchObject([
      { row: 2, problem: 'noAwb' },
      { row: 3, problem: 'noAmount' },
      { row: 5, problem: 'repeated' },
    ])
  })

  it('never fails, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { lines } = readRemittance(text)
        expect(
          lines.every(({ amount, awb }) => Number.isSafeInteger(amount) && amount >= 0 && awb !== ''),
        ).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the signature of an event', () => {
  const body = Buffer.from('{"id":"evt_1"}')
  const now = Date.parse('2026-11-20T06:30:00Z')

  it('is right for this body, this secret and five minutes alone', () => {
    const header = signatureOf('secret', body, now)
    expect(isSigned('secret', body, header, now)).toBe(true)
    expect(isSigned('secret', body, header, now + 299_000)).toBe(true)
    expect(isSigned('secret', body, header, now + 301_000)).toBe(false)
    expect(isSigned('secret', body, header, now - 301_000)).toBe(false)
    expect(isSigned('other', body, header, now)).toBe(false)
    expect(isSigned('secret', Buffer.from('{"id":"evt_2"}'), header, now)).toBe(false)
    for (const wrong of [undefined, '', 't=1', header.replace('v1=', 'v2='), `${header}0`, [header]])
      expect(isSigned('secret', body, wrong, now)).toBe(false)
  })
})

describe('what is kept of an event', () => {
  it('has no card data and no secrets, however deep they lie', () => {
    const kept = redacted({
      payment: { id: 'pay_1', amount: 100, card_number: '4111111111111111', vpa: 'asha@upi' },
      list: [{ cvv: 123, note: 'card 4111 1111 1111 1111 used' }],
      token: 'x',
    })
    expect(kept).toEqual({
      payment: { id: 'pay_1', amount: 100, card_number: '[…]', vpa: '[…]' },
      list: [{ cvv: '[…]', note: 'card […] used' }],
      token: '[…]',
    })
  })
})

describe('the draft of a refund', () => {
  const line = {
    line: 'a',
    sku: 'S',
    name: 'Shirt',
    ordered: 3,
    cancelled: 0,
    returned: 1,
    quantity: 3,
    amount: 100_000,
    kept: { quantity: 3, amount: 100_000 },
    tax: 4762,
    product: null,
    variant: null,
    options: null,
  }
  const proposal: Proposal = {
    order: 'o',
    number: 'AT-1',
    refundable: 107_900,
    overpaid: 0,
    payments: [],
    lines: [line],
    shipping: 7900,
    fee: 0,
    limit: null,
    hasCustomer: false,
    rounding: { roundOff: 0, left: 107_900, parcels: null, hasCharges: true },
    parcels: [],
  }

  it('follows the pieces with their worth, and adds up', () => {
    const draft = withPieces(emptyDraft, line, '1')
    expect(draft.lines.a).toEqual({ pieces: '1', amount: '333.33' })
    expect(amountsOf(draft, proposal)).toMatchObject({
      total: 33_333,
      tax: 1587,
      isSound: true,
      lines: [{ line: 'a', quantity: 1, amount: 33_333 }],
    })
    expect(amountsOf(everything(proposal), proposal)).toMatchObject({
      total: 107_900,
      tax: 4762,
      isSound: true,
    })
  })

  it('is not sound with more than there is, with what is no amount, or with nothing', () => {
    const typed = (pieces: string, amount: string) => ({ ...emptyDraft, lines: { a: { pieces, amount } } })
    for (const draft of [
      typed('4', '10'),
      typed('1', '1000.01'),
      typed('1', 'x'),
      { ...emptyDraft, shipping: '80' },
      emptyDraft,
    ])
      expect(amountsOf(draft, proposal).isSound).toBe(false)
  })
})

describe('a payee', () => {
  it('is a UPI address or a whole account', () => {
    expect(payeeOf({ ...noPayee, upi: ' asha@okaxis ' })).toEqual({ kind: 'upi', upi: 'asha@okaxis' })
    expect(payeeOf({ ...noPayee, upi: 'asha' })).toBeUndefined()
    const bank = {
      ...noPayee,
      kind: 'bank' as const,
      name: 'Asha',
      account: '123456789',
      ifsc: 'HDFC0001234',
    }
    expect(payeeOf(bank)).toMatchObject({ kind: 'bank', ifsc: 'HDFC0001234' })
    expect(payeeOf({ ...bank, ifsc: 'HDFC1001234' })).toBeUndefined()
  })
})
