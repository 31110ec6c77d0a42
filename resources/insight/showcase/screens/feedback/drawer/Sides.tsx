import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const sides = { top: '↑', left: '←', bottom: '↓' } as const

export default function Sides() {
  const translate = useTranslate()
  const t = useTexts()
  const [side, setSide] = useState<keyof typeof sides>('top')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {(['top', 'left', 'bottom'] as const).map((each) => (
        <Button
          key={each}
          aria-label={`${t('showcase.words.open')} ${sides[each]}`}
          onClick={() => {
            setSide(each)
            setOpen(true)
          }}
        >
          {sides[each]}
        </Button>
      ))}
      <Drawer
        anchor={side}
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Linen shirt' } }}
      >
        <div className={css.panel}>
          <p>{t('showcase.words.lowStock')}</p>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
        </div>
      </Drawer>
    </>
  )
}
