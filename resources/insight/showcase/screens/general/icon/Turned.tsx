import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import drawings from '../../drawings.module.css'
import { useTexts } from '../../words.ts'

export default function Turned() {
  const t = useTexts()
  const [isMoving, setMoving] = useState(true)
  return (
    <>
      <Glyph name="again" size={28} className={isMoving ? drawings.spinning : undefined} />
      <Glyph name="upload" size={28} />
      <Glyph name="upload" size={28} className={drawings.turned} />
      <Button small onClick={() => setMoving(!isMoving)}>
        {t(`showcase.words.${isMoving ? 'pause' : 'begin'}`)}
      </Button>
    </>
  )
}
