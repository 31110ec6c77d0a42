import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const translate = useTranslate()
  const t = useTexts()
  const [size, setSize] = useState('small')
  const [isOn, setOn] = useState(true)
  const choices = ['small', 'medium', 'large'].map((value) => ({
    value,
    label: t(`showcase.words.${value}`),
  }))
  return (
    <div className={css.stack}>
      <Switch
        id="mayChoose"
        source="mayChoose"
        label={translate('ra.action.edit')}
        isOn={isOn}
        onSwitch={setOn}
      />
      <ChoiceField
        id="size"
        source="size"
        label={t('showcase.words.size')}
        disabled={!isOn}
        choices={choices}
        chosen={size}
        onChoose={setSize}
      />
    </div>
  )
}
