import { useState } from 'react'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { StepBox } from '../../StepBox.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const t = useTexts()
  const [isLocked, setLocked] = useState(true)
  const [value, setValue] = useState(3)
  const part = { id: 'locked-number', label: t('showcase.words.stock') }
  return (
    <div className={css.stack}>
      <Frame {...part} source="stock">
        <StepBox {...part} disabled={isLocked} value={value} onChange={setValue} />
      </Frame>
      <div>
        <Button small onClick={() => setLocked(!isLocked)}>
          {t(`showcase.words.${isLocked ? 'enable' : 'disable'}`)}
        </Button>
      </div>
    </div>
  )
}
