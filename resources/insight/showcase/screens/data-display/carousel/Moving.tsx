import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Slides } from '../../Slides.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Moving() {
  const t = useTexts()
  const [isMoving, setMoving] = useState(false)
  return (
    <div className={css.stack}>
      <Slides label={t('showcase.words.orders')} isMoving={isMoving} />
      <div>
        <Button small onClick={() => setMoving(!isMoving)}>
          {t(`showcase.words.${isMoving ? 'pause' : 'begin'}`)}
        </Button>
      </div>
    </div>
  )
}
