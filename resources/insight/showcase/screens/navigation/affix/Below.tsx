import { useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Below() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <section
      className={css.scroller}
      aria-label={t('showcase.words.archive')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <p key={index}>SS-{100 + index}</p>
      ))}
      <div className={css.stuck}>
        <Button small look="primary">
          {translate('ra.action.save')}
        </Button>
      </div>
    </section>
  )
}
