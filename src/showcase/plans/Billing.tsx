import { useLocale, useNotify } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney } from '../../fields/money/formatMoney.ts'
import { newKey } from '../../providers/idempotencyKey.ts'
import { Button, ButtonLink } from '../../shell/controls/Button.tsx'
import { AddCard } from './AddCard.tsx'
import { CardList } from './CardList.tsx'
import { DemoNote } from './DemoNote.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import styles from './plans.module.css'

export { fetchTexts } from './plans.ts'

import { planNames, plans, priceOf, useDemoPlan, useTexts, withInvoice } from './plans.ts'

/** The plan, the cards and the invoices of the demonstration. What is entered stays with the account; a number of a card does not leave the form. */
export default function Billing() {
  const t = useTexts()
  const [kept, keep] = useDemoPlan()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <DemoNote text="noteOfCards" />
      <PlanPart />
      <section className={styles.part} aria-labelledby="billing-cards">
        <h2 id="billing-cards">{t('plans.cards')}</h2>
        <CardList kept={kept} keep={keep} />
        {isAdding ? (
          <AddCard
            onClose={() => setAdding(false)}
            onAdd={(card) => {
              keep({ ...kept, cards: [...kept.cards, card], usual: kept.usual ?? card.id })
              setAdding(false)
            }}
          />
        ) : (
          <div>
            <Button disabled={kept.cards.length >= 10} onClick={() => setAdding(true)}>
              {t('plans.addCard')}
            </Button>
          </div>
        )}
      </section>
      <section className={styles.part} aria-labelledby="billing-invoices">
        <h2 id="billing-invoices">{t('plans.invoices')}</h2>
        <InvoiceList invoices={kept.invoices ?? []} />
      </section>
    </>
  )
}

/** The plan that holds, and the one that was chosen on the page of the plans, until it is taken. */
function PlanPart() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const notify = useNotify()
  const [kept, keep] = useDemoPlan()
  const [search, setSearch] = useSearchParams()
  const chosen = planNames.find((name) => name === search.get('plan'))
  const isYearly = search.get('by') === 'year'
  const said = (name: (typeof planNames)[number], yearly: boolean) => {
    const plan = plans.find((each) => each.name === name)
    const price = formatMoney(plan ? priceOf(plan, yearly) : 0, locale)
    return t(yearly ? 'plans.yearlyPlan' : 'plans.monthlyPlan', { plan: t(`plans.names.${name}`), price })
  }
  const isOther = chosen !== undefined && (chosen !== kept.plan || isYearly !== kept.yearly)
  const take = () => {
    if (chosen === undefined) return
    const before = kept
    const plan = plans.find(({ name }) => name === chosen)
    const invoice = {
      id: newKey(),
      at: new Date().toISOString(),
      plan: chosen,
      yearly: isYearly,
      amount: plan ? priceOf(plan, isYearly) : 0,
    }
    keep({ ...kept, plan: chosen, yearly: isYearly, invoices: withInvoice(kept.invoices ?? [], invoice) })
    setSearch({}, { replace: true })
    notify(t('plans.taken', { plan: t(`plans.names.${chosen}`) }), {
      type: 'success',
      onUndo: () =>
        keep((now) => ({
          ...now,
          plan: before.plan,
          yearly: before.yearly,
          invoices: (now.invoices ?? []).filter(({ id }) => id !== invoice.id),
        })),
    })
  }
  return (
    <section className={styles.part} aria-labelledby="billing-plan">
      <h2 id="billing-plan">{t('plans.plan')}</h2>
      <p>{said(kept.plan, kept.yearly)}</p>
      {isOther && (
        <p className={styles.chosen}>
          {t('plans.chosen')} <b>{said(chosen, isYearly)}</b>
        </p>
      )}
      <div className={styles.buttons}>
        {isOther && (
          <Button look="primary" onClick={take}>
            {t('plans.take')}
          </Button>
        )}
        <ButtonLink to={`/app/pages/pricing${kept.yearly ? '?by=year' : ''}`}>{t('plans.all')}</ButtonLink>
      </div>
    </section>
  )
}
