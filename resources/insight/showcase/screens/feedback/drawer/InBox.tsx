import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function InBox() {
  const translate = useTranslate()
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      style={{
        position: 'relative',
        minBlockSize: 200,
        overflow: 'hidden',
        padding: 16,
        background: 'var(--sunken)',
      }}
    >
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('showcase.words.open')}
      </Button>
      <Drawer
        variant="persistent"
        anchor="right"
        open={isOpen}
        slotProps={{ paper: { inert: !isOpen, sx: { position: 'absolute', inlineSize: 200 } } }}
      >
        <section className={css.panel} aria-label="Linen shirt">
          <b>Linen shirt</b>
          <p>{t('showcase.words.lowStock')}</p>
          <Button small onClick={() => setOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </section>
      </Drawer>
    </div>
  )
}
