import { useLocale } from 'ra-core'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import { formatMoney } from '../../fields/money/formatMoney.ts'
import styles from './plans.module.css'
import { type Invoice, useTexts } from './plans.ts'

/** What was taken and what it would have cost, the newest first. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  if (invoices.length === 0) return <p className={styles.lead}>{t('plans.noInvoices')}</p>
  return (
    <>
      <p className={styles.lead}>{t('plans.invoicesNote')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('plans.invoices')} className={styles.scroll}>
        <table aria-label={t('plans.invoices')}>
          <thead>
            <tr>
              {['plans.invoiceDay', 'plans.plan', 'plans.period', 'plans.amount'].map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, at, plan, yearly, amount }) => (
              <tr key={id}>
                <th scope="row">
                  <time dateTime={at}>{formatTime(at, locale, { dateStyle: 'medium' })}</time>
                </th>
                <td>{t(`plans.names.${plan}`)}</td>
                <td>{t(`plans.by.${yearly ? 'year' : 'month'}`)}</td>
                <td>{formatMoney(amount, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
