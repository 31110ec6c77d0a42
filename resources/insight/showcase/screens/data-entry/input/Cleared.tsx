import { useRef, useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { useTexts } from '../../words.ts'

export default function Cleared() {
  const t = useTexts()
  const [text, setText] = useState('Silk sari')
  const box = useRef<HTMLDivElement>(null)
  const clear = () => {
    setText('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box}>
      <TextBoxField
        id="cleared-box"
        source="name"
        label={t('showcase.words.name')}
        text={text}
        onText={setText}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
        end={
          text !== '' && <IconButton small glyph="close" label={t('showcase.words.clear')} onClick={clear} />
        }
      />
    </div>
  )
}
