import { useState } from 'react'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { useTexts } from '../../words.ts'

export default function Line() {
  const t = useTexts()
  const [isOn, setOn] = useState(true)
  return <Switch id="on" source="on" label={t('showcase.words.askFirst')} isOn={isOn} onSwitch={setOn} />
}
