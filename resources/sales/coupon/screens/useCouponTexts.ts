import { useTranslate } from 'ra-core'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { formatPercent } from '../../../../src/fields/percent/formatPercent.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { coupon } from '../coupon.ts'
import type { RuleValues } from '../rules/couponVerdict.ts'
import type { Offer } from '../rules/offerOf.ts'

/** What the coupons' own views say, and figures in the way of the page's language. */
export function useCouponTexts() {
  const translate = useTranslate()
  const { text: own, ...words } = useAreaWords<typeof coupon>(coupon.path)
  const { locale, money } = words
  const percent = (value: number) => formatPercent(value, locale)
  return {
    ...words,
    own,
    percent,
    /** Why a coupon gives nothing, in a sentence. */
    rule: (rule: string, values: RuleValues) =>
      translate(`errors.coupon-${rule}`, {
        ...values,
        money: values.money === undefined ? undefined : money(Number(values.money)),
        at: values.at === undefined ? undefined : formatTime(String(values.at), locale),
      }),
    /** What a coupon gives, in a few words. */
    offer: ({ type, from, most, banks = [], ways = [], ...facts }: Offer) => {
      const all = (texts: readonly string[]) => new Intl.ListFormat(locale, { style: 'narrow' }).format(texts)
      const steps: Readonly<Record<string, string>> = {
        percent: own('offer.percent', { percent: percent(facts.percent ?? 0) }),
        amount: own('offer.amount', { amount: money(facts.amount ?? 0) }),
        freeShipping: own('offer.freeShipping'),
        buyXGetY:
          (facts.percent ?? 100) === 100
            ? own('offer.buyGetFree', { buy: facts.buy ?? 1, get: facts.get ?? 1 })
            : own('offer.buyGet', {
                buy: facts.buy ?? 1,
                get: facts.get ?? 1,
                percent: percent(facts.percent ?? 0),
              }),
        freeGift: own('offer.freeGift', { gift: facts.gift ?? '' }),
        tiered: facts.percent
          ? own('offer.tieredPercent', { percent: percent(facts.percent) })
          : own('offer.tieredAmount', { amount: money(facts.amount ?? 0) }),
      }
      return [
        steps[type] ?? '',
        ...(most === undefined ? [] : [own('offer.most', { amount: money(most) })]),
        ...(from === undefined || from === 0 ? [] : [own('offer.from', { amount: money(from) })]),
        ...(banks.length === 0
          ? []
          : [
              own('offer.with', {
                ways: all(ways.map((way) => own(`offer.ways.${way}`))),
                banks: all(banks.map((bank) => words.value('banks', bank))),
              }),
            ]),
      ].join(own('offer.comma'))
    },
  }
}
