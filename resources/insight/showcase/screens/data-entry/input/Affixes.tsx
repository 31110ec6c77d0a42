import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Affix } from '../../../../../../src/controls/parts/Affix.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { useTexts } from '../../words.ts'

export default function Affixes() {
  const translate = useTranslate()
  const t = useTexts()
  const [text, setText] = useState('linen')
  const part = { id: 'affixed', source: 'affixed', label: t('showcase.words.search') }
  const clear = (
    <IconButton
      small
      glyph="close"
      label={translate('ra.action.clear_input_value')}
      onClick={() => setText('')}
    />
  )
  return (
    <Frame {...part}>
      <TextBox {...part} text={text} onText={setText} start={<Affix>#</Affix>} end={text !== '' && clear} />
    </Frame>
  )
}
