import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { cardTabs } from './cardTabs.ts'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

/** Tabs that come and go: Delete closes the one that has the focus. `add` is what opens another. */
export function OpenTabs({ add }: { add: (open: () => void) => ReactNode }) {
  const translate = useTranslate()
  const t = useTexts()
  const next = useRef(206)
  const [codes, setCodes] = useState(['LS-204', 'LS-205'])
  const [open, setOpen] = useState('LS-204')
  const close = (code: string) => {
    const left = codes.filter((each) => each !== code)
    setCodes(left)
    if (code === open) setOpen(left[Math.max(codes.indexOf(code) - 1, 0)] ?? '')
  }
  const openNext = () => {
    const code = `LS-${next.current++}`
    setCodes([...codes, code])
    setOpen(code)
  }
  return (
    <div className={css.stack}>
      <div className={css.row} style={{ gap: 4 }}>
        <Tabs
          variant="scrollable"
          sx={cardTabs}
          value={codes.length > 0 && open}
          onChange={(_, code: string) => setOpen(code)}
          aria-label={t('showcase.words.products')}
        >
          {codes.map((code) => (
            <Tab
              key={code}
              value={code}
              label={<bdi dir="ltr">{code}</bdi>}
              onKeyDown={({ key }) => key === 'Delete' && close(code)}
            />
          ))}
        </Tabs>
        {open !== '' && (
          <IconButton
            small
            glyph="close"
            label={`${translate('ra.action.close')} – ${open}`}
            onClick={() => close(open)}
          />
        )}
        {add(openNext)}
      </div>
      <p>{open === '' ? t('showcase.words.nothing') : <bdi dir="ltr">{open}</bdi>}</p>
    </div>
  )
}
