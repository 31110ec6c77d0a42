import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Popover } from '../../../../../../src/controls/parts/Popover.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Press() {
  const translate = useTranslate()
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('showcase.words.open')}
      </Button>
      {anchor && (
        <Popover anchor={anchor} label="Linen shirt" className={css.panel} onClose={close}>
          <p>{t('showcase.words.lowStock')}</p>
          <Button small onClick={close}>
            {translate('ra.action.close')}
          </Button>
        </Popover>
      )}
    </>
  )
}
