import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Above() {
  const t = useTexts()
  return (
    <section
      className={css.scroller}
      aria-label={t('showcase.words.draft')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <b className={css.stuck}>{t('showcase.words.draft')}</b>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <p key={index}>LS-{204 + index}</p>
      ))}
    </section>
  )
}
