import { useRef } from 'react'
import { PageParts } from '../../../../../../src/shell/page/PageParts.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Followed() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const parts = ['draft', 'preview', 'publish', 'archive'].map((name) => ({
    id: `followed-${name}`,
    title: t(`showcase.words.${name}`),
  }))
  return (
    <div className={css.beside}>
      <section
        ref={box}
        className={css.scroller}
        aria-label={t('showcase.words.products')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {parts.map(({ id, title }) => (
          <div key={id} id={id} className={css.part}>
            <b>{title}</b>
            <p>LS-204, SS-011, CK-077</p>
          </div>
        ))}
      </section>
      <PageParts label={t('showcase.words.onThisPage')} parts={parts} box={box} />
    </div>
  )
}
