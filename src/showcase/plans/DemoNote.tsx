import styles from './plans.module.css'
import { useTexts } from './plans.ts'

/** Says that a page is a demonstration before anybody types anything into it. */
export function DemoNote({ text }: { text: 'noteOfPlans' | 'noteOfCards' }) {
  const t = useTexts()
  return (
    <p role="note" className={styles.note}>
      <b>{t('plans.demonstration')}</b> {t(`plans.${text}`)}
    </p>
  )
}
