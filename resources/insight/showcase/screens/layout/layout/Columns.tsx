import form from '../../../../../../src/views/form/form.module.css'
import { useTexts } from '../../words.ts'

export default function Columns() {
  const t = useTexts()
  return (
    <div className={form.layout} style={{ gridTemplateColumns: '2fr 1fr' }}>
      <div className={form.main}>
        <section className={form.card}>
          <h3 className={form.cardTitle}>{t('showcase.words.draft')}</h3>
          <p>LS-204</p>
        </section>
        <section className={form.card}>
          <h3 className={form.cardTitle}>{t('showcase.words.preview')}</h3>
          <p>SS-011</p>
        </section>
      </div>
      <div className={form.aside}>
        <section className={form.card}>
          <h3 className={form.cardTitle}>{t('showcase.words.note')}</h3>
          <p>CK-077</p>
        </section>
      </div>
    </div>
  )
}
