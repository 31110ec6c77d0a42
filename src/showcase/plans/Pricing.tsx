import { useLocale } from 'ra-core'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { formatMoney } from '../../fields/money/formatMoney.ts'
import { ButtonLink } from '../../shell/controls/Button.tsx'
import { Link } from '../../shell/routing/Link.tsx'
import { DemoNote } from './DemoNote.tsx'
import styles from './plans.module.css'

export { fetchTexts } from './plans.ts'

import { usePunctuation } from '../../providers/usePunctuation.ts'
import { type Feature, features, type Plan, plans, priceOf, useDemoPlan, useTexts } from './plans.ts'

const questions = ['change', 'year', 'data', 'end'] as const

/** Three plans side by side, by the month or by the year, as the address says. Nothing here is sold. */
export default function Pricing() {
  const t = useTexts()
  const isYearly = useSearchParams()[0].get('by') === 'year'
  const [{ plan: current, yearly }] = useDemoPlan()
  return (
    <div className={styles.page}>
      <DemoNote text="noteOfPlans" />
      <ul className={styles.periods} aria-label={t('plans.period')}>
        {(['month', 'year'] as const).map((by) => (
          <li key={by}>
            <Link
              to={{ search: by === 'year' ? '?by=year' : '' }}
              aria-current={(by === 'year') === isYearly ? 'true' : undefined}
            >
              {t(`plans.by.${by}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isYearly={isYearly}
            isCurrent={plan.name === current}
            isPaidSo={plan.monthly === 0 || yearly === isYearly}
          />
        ))}
      </div>
      <Comparison />
      <section className={styles.questions} aria-labelledby="plan-questions">
        <h2 id="plan-questions">{t('plans.questions.title')}</h2>
        <dl>
          {questions.map((name) => (
            <div key={name}>
              <dt>{t(`plans.questions.${name}`)}</dt>
              <dd>{t(`plans.questions.${name}Answer`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

interface PlanCardProps {
  plan: Plan
  isYearly: boolean
  /** Whether it is the plan that holds. */
  isCurrent: boolean
  /** Whether that one is paid as the page shows it: by the month, by the year, or not at all. */
  isPaidSo: boolean
}

function PlanCard({ plan, isYearly, isCurrent, isPaidSo }: PlanCardProps) {
  const { colon } = usePunctuation()
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const name = t(`plans.names.${plan.name}`)
  return (
    <section
      className={styles.plan}
      data-current={isCurrent || undefined}
      aria-labelledby={`plan-${plan.name}`}
    >
      <h2 id={`plan-${plan.name}`}>
        {name}
        {isCurrent && <span className={styles.mark}>{t('plans.current')}</span>}
      </h2>
      <p className={styles.price}>
        <b>{formatMoney(priceOf(plan, isYearly), locale)}</b>{' '}
        {t(isYearly && plan.monthly > 0 ? 'plans.aYear' : 'plans.aMonth')}
      </p>
      <p className={styles.lead}>{t(`plans.leads.${plan.name}`)}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} data-has={plan.has[feature] !== false}>
            {t(`plans.features.${feature}`)}
            {colon}
            <Has plan={plan} feature={feature} />
          </li>
        ))}
      </ul>
      {!(isCurrent && isPaidSo) && (
        <ButtonLink
          look="primary"
          aria-label={isCurrent ? undefined : t('plans.choose', { plan: name })}
          to={`/app/pages/setting/billing?plan=${plan.name}${isYearly ? '&by=year' : ''}`}
        >
          {t(isCurrent ? `plans.pay.${isYearly ? 'year' : 'month'}` : 'plans.start')}
        </ButtonLink>
      )}
    </section>
  )
}

function Has({ plan, feature }: { plan: Plan; feature: Feature }) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const has = plan.has[feature]
  if (has === null) return t('plans.any')
  if (typeof has === 'boolean') return t(has ? 'plans.yes' : 'plans.no')
  return formatNumber(has, locale)
}

function Comparison() {
  const t = useTexts()
  return (
    <section aria-labelledby="plan-comparison" className={styles.comparison}>
      <h2 id="plan-comparison">{t('plans.compare')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('plans.compare')} className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plans.feature')}</th>
              {plans.map(({ name }) => (
                <th key={name} scope="col">
                  {t(`plans.names.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{t(`plans.features.${feature}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.name}>
                    <Has plan={plan} feature={feature} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
