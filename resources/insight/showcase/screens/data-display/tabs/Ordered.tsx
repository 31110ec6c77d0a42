import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { moved } from '../../../../../../src/controls/parts/moved.ts'
import { useDragOrder } from '../../../../../../src/controls/parts/useDragOrder.ts'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Ordered() {
  const t = useTexts()
  const [codes, setCodes] = useState(['LS-204', 'SS-011', 'CK-077', 'LD-118'])
  const [open, setOpen] = useState('LS-204')
  const isRtl = useThemeState()[0].direction === 'rtl'
  const move = (from: number, to: number) => setCodes(moved(codes, from, to))
  const dragging = useDragOrder(move, false)
  return (
    <section
      className={css.scroller}
      style={{ padding: 0 }}
      aria-label={t('showcase.words.products')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <Tabs
        variant="scrollable"
        sx={{ position: 'sticky', top: 0, background: 'var(--surface)' }}
        value={open}
        onChange={(_, code: string) => setOpen(code)}
        aria-label={t('showcase.words.products')}
      >
        {codes.map((code, at) => (
          <Tab
            key={code}
            value={code}
            label={<bdi dir="ltr">{code}</bdi>}
            {...dragging(at)}
            onKeyDown={(event) => {
              const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
              if (!step || !event.altKey) return
              event.preventDefault()
              event.stopPropagation()
              move(at, at + step)
            }}
          />
        ))}
      </Tabs>
      <div style={{ minBlockSize: 360, padding: 12 }}>
        <bdi dir="ltr">{open}</bdi>
      </div>
    </section>
  )
}
