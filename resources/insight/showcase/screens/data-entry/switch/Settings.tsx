import { useState } from 'react'
import { SwitchLine } from '../../../../../../src/shell/controls/SwitchLine.tsx'
import { useTexts } from '../../words.ts'

export default function Settings() {
  const t = useTexts()
  const [isOn, setOn] = useState(false)
  return (
    <SwitchLine
      label={t('showcase.words.askFirst')}
      help={t('showcase.words.askDeleteText')}
      checked={isOn}
      onChange={setOn}
    />
  )
}
