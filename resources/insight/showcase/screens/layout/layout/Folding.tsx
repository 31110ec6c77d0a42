import Slider from '@mui/material/Slider'
import { useId, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import css from '../../showcase.module.css'
import { useMiniPage } from '../../useMiniPage.ts'
import { useTexts } from '../../words.ts'

/** Percent of the card below which the side folds. */
const breakpoint = 70

export default function Folding() {
  const t = useTexts()
  const id = useId()
  const { menu, title } = useMiniPage()
  const [width, setWidth] = useState(100)
  const [isOpen, setOpen] = useState(false)
  const isNarrow = width < breakpoint
  return (
    <div className={css.stack}>
      <div className={css.labelled}>
        <span id={id}>{t('showcase.words.width')}</span>
        <Slider
          size="small"
          min={50}
          value={width}
          onChange={(_, next) => setWidth(next as number)}
          marks={[{ value: breakpoint }]}
          aria-labelledby={id}
        />
      </div>
      <div style={{ inlineSize: `${width}%` }}>
        <Miniature
          isSideWhole
          isSideGone={isNarrow && !isOpen}
          side={<MiniMenu {...menu} />}
          head={
            isNarrow ? (
              <Button small look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t('showcase.words.menu')}
              </Button>
            ) : (
              'Atelier'
            )
          }
        >
          <p role="status">{title}</p>
        </Miniature>
      </div>
    </div>
  )
}
