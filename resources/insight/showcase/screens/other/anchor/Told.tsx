import { useRef } from 'react'
import { useReached } from '../../../../../../src/shell/page/useReached.ts'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const names = ['draft', 'preview', 'publish', 'archive']
const ids = names.map((name) => `told-${name}`)

export default function Told() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const reached = useReached(ids, box)
  return (
    <>
      <ToneChip tone="info">{t(`showcase.words.${reached?.slice('told-'.length)}`)}</ToneChip>
      <section
        ref={box}
        className={css.scroller}
        aria-label={t('showcase.words.draft')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {names.map((name, index) => (
          <div key={name} id={ids[index]} className={css.part}>
            <b>{t(`showcase.words.${name}`)}</b>
          </div>
        ))}
      </section>
    </>
  )
}
