import { useLocale, useNotify } from 'ra-core'
import { useId } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { type Card, isOver } from './cards.ts'
import styles from './plans.module.css'
import { type DemoPlan, useTexts } from './plans.ts'

interface CardListProps {
  kept: DemoPlan
  keep: (next: DemoPlan | ((now: DemoPlan) => DemoPlan)) => void
}

/** The cards: one is the usual one, and is not taken away while another could take its place. */
export function CardList({ kept, keep }: CardListProps) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const notify = useNotify()
  const group = useId()
  const { cards, usual } = kept
  if (cards.length === 0) return <p className={styles.lead}>{t('plans.noCards')}</p>
  const nameOf = ({ brand, last4 }: Card) => t('plans.cardName', { brand: t(`plans.brands.${brand}`), last4 })
  const remove = (card: Card) => {
    const rest = cards.filter(({ id }) => id !== card.id)
    keep({ ...kept, cards: rest, usual: rest.length === 0 ? null : usual })
    notify(t('plans.removed', { card: nameOf(card) }), {
      type: 'info',
      // It comes back to where it was, among those that came or went meanwhile.
      onUndo: () =>
        keep((now) => ({
          ...now,
          cards: now.cards.toSpliced(cards.indexOf(card), 0, card),
          usual: now.usual ?? card.id,
        })),
    })
  }
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{t('plans.usual')}</legend>
      {cards.map((card) => {
        const isUsual = card.id === usual
        const isFixed = isUsual && cards.length > 1
        return (
          <div key={card.id} className={styles.card}>
            <label>
              <input
                type="radio"
                name={group}
                checked={isUsual}
                onChange={() => keep({ ...kept, usual: card.id })}
              />
              <span>
                <b>{nameOf(card)}</b>
                <span dir="auto">{card.holder}</span>
                <span data-over={isOver(card.expires, new Date()) || undefined}>
                  {t(isOver(card.expires, new Date()) ? 'plans.over' : 'plans.goodUntil', {
                    month: formatDay(`${card.expires}-01`, locale, { month: 'long', year: 'numeric' }),
                  })}
                </span>
              </span>
            </label>
            <Button
              small
              disabled={isFixed}
              aria-label={t('plans.removeOne', { card: nameOf(card) })}
              data-tip={isFixed ? t('plans.chooseFirst') : undefined}
              onClick={() => remove(card)}
            >
              {t('plans.remove')}
            </Button>
          </div>
        )
      })}
    </fieldset>
  )
}
