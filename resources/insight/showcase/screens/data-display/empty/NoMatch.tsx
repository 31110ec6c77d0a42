import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { State } from '../../../../../../src/views/list/State.tsx'
import { useTexts } from '../../words.ts'

const names = ['Linen shirt', 'Silk sari', 'Cotton kurta']

export default function NoMatch() {
  const { list } = usePunctuation()
  const translate = useTranslate()
  const t = useTexts()
  const [text, setText] = useState('wool')
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <>
      <TextBox
        id="match"
        source="match"
        dense
        label={t('showcase.words.search')}
        text={text}
        onText={setText}
      />
      {found.length > 0 ? (
        <p>{list(found)}</p>
      ) : (
        <State
          drawing={<path d="M25 40a15 15 0 1 0 0-30 15 15 0 0 0 0 30M36 36l10 10" />}
          title={t('showcase.words.noMatch')}
          text=""
        >
          <Button onClick={() => setText('')}>{translate('ra.action.clear_input_value')}</Button>
        </State>
      )}
    </>
  )
}
