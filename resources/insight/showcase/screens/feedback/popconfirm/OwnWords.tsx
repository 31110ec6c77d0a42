import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function OwnWords() {
  const t = useTexts()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const archive = () => {
    close()
    notify(t('showcase.words.archived'), { type: 'success' })
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('showcase.words.archive')}
      </Button>
      {anchor && (
        <Popover anchor={anchor} label={t('showcase.words.archive')} className={css.panel} onClose={close}>
          <p>{t('showcase.words.lowStock')}</p>
          <div className={css.row}>
            <Button small onClick={close}>
              {t('showcase.words.later')}
            </Button>
            <Button small look="primary" onClick={archive}>
              {t('showcase.words.archive')}
            </Button>
          </div>
        </Popover>
      )}
    </>
  )
}
