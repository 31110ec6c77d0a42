import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { defined } from '../../../../src/core/defined.ts'
import { address } from '../../../../src/fields/address/address.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { salesChannels } from '../../coupon/rules/choices.ts'
import { banks } from '../../payment/rules/banks.ts'
import { paymentMethods } from '../../payment/rules/methods.ts'
import { discountLimit } from './discountLimit.ts'
import type { Draft } from './draft.ts'
import { besideShop, discountProblems, orderSettings, placeProblems } from './draftProblems.ts'
import { factsOfBuyer } from './factsOfBuyer.ts'
import { type PricedDraft, priceOrder } from './priceOrder.ts'
import { otherSentences, type Speaker, sentenceOfLine } from './sentence.ts'

const id = z.guid().toLowerCase()
const money = z.int().min(0).max(1e12)

/** A draft as far as it is written; what is not known yet is left out. */
export const quoteInput = z.strictObject({
  id: id.nullish(),
  customer: id.nullish(),
  phone: z.string().max(40).nullish(),
  email: z.string().max(254).nullish(),
  channel: z.enum(salesChannels).default('admin'),
  lines: z
    .array(
      z.strictObject({
        variant: id,
        quantity: z.int().min(1).max(999),
        unitPrice: money.nullish(),
        priceReason: z.string().max(255).nullish(),
      }),
    )
    .max(200),
  couponCode: z.string().max(32).nullish(),
  manualDiscount: money.nullish(),
  /** An address that is still being written is passed over. */
  shippingAddress: z.unknown().optional(),
  shippingMethod: z.string().max(60).nullish(),
  shipping: money.nullish(),
  codFee: money.nullish(),
  paymentMethod: z.enum(paymentMethods).nullish(),
  paymentBank: z.enum(banks).nullish(),
  giftWrap: z.boolean().nullish(),
  giftFee: money.nullish(),
})

type Asked = z.output<typeof quoteInput>

/**
 * What a draft would cost as things stand, and what stands in the way of placing it; never refused because it is unfinished. Lines of
 * unknown variants cost nothing and say so.
 */
export async function quote(
  db: Db,
  asked: Asked,
  { actor, at, ...speaker }: Speaker & { actor: Actor; at: string },
) {
  const first = await priceOrder(db, draftOf(asked), {
    at,
    isFinal: false,
    isStaff: asked.channel === 'admin',
  })
  // A line without a price has that of the shop, which is known only now.
  const draft = withPrices(draftOf(asked), asked, first)
  const priced = await priceOrder(db, draft, { at, isFinal: false, isStaff: asked.channel === 'admin' })
  const settings = await readSettings(db, orderSettings)
  const buyer = await factsOfBuyer(db, draft, at)
  const problems = [
    ...discountProblems(
      { ...draft, lines: besideShop(draft.lines, priced.goods) },
      actor,
      await discountLimit(db, actor),
    ),
    ...placeProblems({ ...draft, email: asked.email ?? null }, priced, buyer, settings),
  ]
  const { lines: _, charges, ...totals } = priced.totals
  const charge = (kind: string) => charges.find((one) => one.kind === kind)?.amount ?? 0
  const { delivery } = priced.destination
  return {
    lines: linesOf(draft, priced, (index) => sentenceOfLine(speaker, problems, index)),
    totals: { ...totals, shipping: charge('shipping'), codFee: charge('codFee'), giftFee: charge('giftFee') },
    zone: delivery?.zone ? { id: delivery.zone.id, name: delivery.zone.name } : null,
    methods: (delivery?.methods ?? [])
      .filter(({ refused }) => refused === null)
      .map(({ code, name, price, etaMin, etaMax, codRefused }) => ({
        code,
        name: name ?? code,
        price,
        minDays: etaMin,
        maxDays: etaMax,
        cod: codRefused === null,
      })),
    coupon: couponOf(asked, priced, speaker),
    coupons: priced.coupons.applied.map(({ name, code, amount, shipping }) => ({
      name,
      code,
      amount,
      shipping,
    })),
    problems: otherSentences(
      speaker,
      problems.filter(({ path }) => path !== 'couponCode' && path !== 'lines'),
    ),
  }
}

function draftOf(asked: Asked): Draft {
  const parsed = address.type.schema({}, z).safeParse(asked.shippingAddress)
  return defined<Draft>({
    id: asked.id || undefined,
    lines: asked.lines.map(({ variant, quantity, unitPrice, priceReason }) => ({
      id: uuidv7(),
      variant,
      quantity,
      unitPrice: unitPrice ?? 0,
      priceReason: priceReason ?? null,
    })),
    customer: asked.customer ?? null,
    phone: asked.phone ?? null,
    channel: asked.channel,
    couponCode: asked.couponCode ?? null,
    manualDiscount: asked.manualDiscount ?? null,
    shippingAddress: parsed.success ? (parsed.data as Draft['shippingAddress']) : null,
    shippingMethod: asked.shippingMethod ?? null,
    shipping: asked.shipping ?? null,
    codFee: asked.codFee ?? null,
    paymentMethod: asked.paymentMethod ?? null,
    paymentBank: asked.paymentBank ?? null,
    giftWrap: asked.giftWrap ?? false,
    giftFee: asked.giftFee ?? null,
  })
}

const withPrices = (draft: Draft, { lines }: Asked, { goods }: PricedDraft): Draft => ({
  ...draft,
  lines: draft.lines.map((line, index) => ({
    ...line,
    unitPrice: lines[index]?.unitPrice ?? goods.get(line.variant)?.price ?? 0,
  })),
})

function linesOf(
  { lines }: Draft,
  { goods, totals }: PricedDraft,
  problemOf: (index: number) => string | undefined,
) {
  return lines.map(({ variant, quantity, unitPrice }, index) => {
    const found = goods.get(variant)
    const problem = problemOf(index)
    return {
      variant,
      quantity,
      unitPrice,
      product: found?.product ?? null,
      sku: found?.sku ?? null,
      name: found?.name ?? null,
      options: found?.options ?? null,
      mrp: found?.mrp ?? unitPrice,
      price: found?.price ?? null,
      discount: totals.lines[index]?.discount ?? 0,
      total: totals.lines[index]?.total ?? 0,
      taxRate: totals.lines[index]?.taxRate ?? 0,
      available: found?.available ?? 0,
      problem,
    }
  })
}

function couponOf({ couponCode }: Asked, { coupons }: PricedDraft, { context, locale }: Speaker) {
  if (!couponCode) return null
  const [refused] = coupons.refused
  if (refused)
    return {
      ok: false,
      code: refused.code,
      message: context.translate(locale, `coupon-${refused.rule}`, { ...refused.values }),
    }
  const typed = coupons.applied.find(({ code }) => code?.toLowerCase() === couponCode.trim().toLowerCase())
  return typed ? { ok: true, code: typed.code ?? couponCode, amount: typed.amount + typed.shipping } : null
}
