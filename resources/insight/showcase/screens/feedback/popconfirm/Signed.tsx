import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Signed() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const remove = () => {
    close()
    notify(t('showcase.words.deleted'), { type: 'info' })
  }
  return (
    <>
      <Button danger aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('ra.action.delete')}
      </Button>
      {anchor && (
        <Popover anchor={anchor} label={t('showcase.words.askDelete')} className={css.panel} onClose={close}>
          <div className={css.row} style={{ flexWrap: 'nowrap', alignItems: 'start' }}>
            <span style={{ color: 'var(--danger-text)' }}>
              <Glyph name="warning" />
            </span>
            <div>
              <b>{t('showcase.words.askDelete')}</b>
              <p>{t('showcase.words.askDeleteText')}</p>
            </div>
          </div>
          <Button small look="primary" danger onClick={remove}>
            {translate('ra.action.delete')}
          </Button>
        </Popover>
      )}
    </>
  )
}
