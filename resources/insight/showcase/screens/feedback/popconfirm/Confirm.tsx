import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Confirm() {
  const translate = useTranslate()
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const label = t('showcase.words.askDelete')
  return (
    <>
      <Button danger aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('ra.action.delete')}
      </Button>
      {anchor && (
        <Popover anchor={anchor} label={label} className={css.panel} onClose={close}>
          <p>{label}</p>
          <div className={css.row}>
            <Button small onClick={close}>
              {translate('ra.action.cancel')}
            </Button>
            <Button small look="primary" danger onClick={close}>
              {translate('ra.action.delete')}
            </Button>
          </div>
        </Popover>
      )}
    </>
  )
}
