import { useId, useState } from 'react'
import { Drawing } from '../../../../../../src/controls/parts/Drawing.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { areaPaths } from '../../../../../../src/core/areaPaths.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../../../src/shell/useCopy.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Find() {
  const t = useTexts()
  const copy = useCopy()
  const id = useId()
  const [text, setText] = useState('')
  const sought = text.trim().toLowerCase()
  const found = Object.entries(areaPaths).filter(([name]) => name.toLowerCase().includes(sought))
  return (
    <div className={css.stack}>
      <Frame id={id} source="icon" label={t('showcase.words.search')}>
        <TextBox id={id} source="icon" label={t('showcase.words.search')} text={text} onText={setText} />
      </Frame>
      <div className={`${css.row} ${css.browser}`}>
        {found.map(([name, path]) => (
          <Button key={name} small look="text" onClick={() => copy(name, t('showcase.frame.copied'))}>
            <Drawing path={path} size={20} />
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
