import { describe, expect, it } from 'vitest'
import { moneyRules } from '../../../resources/sales/checks/server/rules/money.ts'
import { codDelivered, codReturned } from '../../../resources/sales/payment/server/cod.ts'
import { expectSound } from '../../support/expectSound.ts'
import { asking, moneyShop } from './moneyShop.ts'
import { openServer } from './opened.ts'

const { server, admin } = openServer(() => shop.prepare())
const shop = moneyShop(() => server)
const ask = asking(() => admin)

describe('a courier’s file', () => {
  const collected = async (awb: string, amount: number) => {
    const order = await shop.order({ lines: [{ quantity: 1, total: amount }], method: 'cod' })
    const waiting = await shop.expected(order)
    await shop.parcelDoes(codDelivered, order, awb, amount)
    return waiting
  }

  it('is refused whole where it has too many lines, none of which may pass for not remitted', async () => {
    const text = Array.from({ length: 2001 }, (_, index) => `RM${10_000 + index},10`).join('\n')
    for (const [operation, more] of [
      ['compareRemittance', {}],
      ['remit', { digest: 'none', utr: 'UTR-COD-0', on: '2026-11-20' }],
    ] as const)
      expect(await ask('POST', `/payments/operations/${operation}`, { text, ...more })).toMatchObject({
        status: 422,
        body: { errors: { text: 'Too many entries; at most 2,000.' } },
      })
  })

  it('is compared before it is booked, and booked as it was compared', async () => {
    const [one, two, three] = [
      await collected('RM1001', 100_000),
      await collected('RM1002', 50_000),
      await collected('RM1003', 70_000),
    ]
    const text = 'AWB,COD Amount,Fee\nrm1001,"1,000.00",20\nRM1002,450.00,20\nRM9999,10\nRM1003,x\nRM1001,5'
    const { body } = await ask('POST', '/payments/operations/compareRemittance', { text })
    expect(body.lines).toMatchObject([
      { awb: 'RM1001', verdict: 'match', amount: 100_000, expected: 100_000, difference: 0, fee: 2000 },
      { awb: 'RM1002', verdict: 'less', difference: -5000 },
      { awb: 'RM9999', verdict: 'unknown', payment: null },
    ])
    expect(body.unread).toMatchObject([{ problem: 'noAmount' }, { problem: 'repeated' }])
    expect(await shop.paymentOf(one.id)).toMatchObject({ status: 'collected', settledOn: null })

    const book = { text, utr: 'UTR-COD-1', on: '2026-11-20', digest: body.digest }
    const wrong = await ask('POST', '/payments/operations/remit', { ...book, digest: 'other' })
    expect(wrong.body.errors).toMatchObject({ text: {} })
    const done = await ask('POST', '/payments/operations/remit', book)
    expect(done.body).toEqual({ booked: 2, differing: 1 })
    expect(await shop.paymentOf(one.id)).toMatchObject({
      status: 'remitted',
      settled: 100_000,
      settledOn: '2026-11-20',
      settlementUtr: 'UTR-COD-1',
      mismatch: false,
    })
    expect(await shop.paymentOf(two.id)).toMatchObject({
      status: 'remitted',
      mismatch: true,
      mismatchReason: 'remittedLess',
    })
    expect(await shop.paymentOf(three.id)).toMatchObject({ status: 'collected' })
    const again = await ask('POST', '/payments/operations/compareRemittance', { text })
    expect(again.body.lines.map(({ verdict }: any) => verdict)).toEqual(['already', 'already', 'unknown'])

    const note = { note: 'The courier pays the rest next week.' }
    expect((await ask('POST', `/payments/${two.id}/operations/resolve`, note)).status).toBe(200)
    expect(await shop.paymentOf(two.id)).toMatchObject({ mismatch: false, mismatchReason: 'remittedLess' })
  })

  it('with cash for a parcel that came back makes it money of its own, which can be given back', async () => {
    const order = await shop.order({ lines: [{ quantity: 1, total: 60_000 }], method: 'cod' })
    const lost = await shop.expected(order)
    await shop.parcelDoes(codReturned, order, 'RM2001', 60_000)
    const text = 'RM2001,600'
    const compare = async () => (await ask('POST', '/payments/operations/compareRemittance', { text })).body
    const { digest, lines } = await compare()
    expect(lines).toMatchObject([{ verdict: 'undelivered', payment: lost.id }])
    const book = { text, utr: 'UTR-COD-2', on: '2026-11-21', digest }
    expect((await ask('POST', '/payments/operations/remit', book)).body).toEqual({ booked: 1, differing: 1 })
    expect(await shop.paymentOf(lost.id)).toMatchObject({ status: 'notCollected', captured: 0 })
    const [again] = (await compare()).lines
    expect(again.verdict).toBe('already')
    expect(await shop.paymentOf(again.payment)).toMatchObject({
      status: 'remitted',
      captured: 60_000,
      refundable: 60_000,
      mismatchReason: 'remittedUndelivered',
    })
  })
})

// What these orders cost and where their goods are is made up.
it('leaves orders, payments and refunds in agreement', () => expectSound(server.context, moneyRules))
