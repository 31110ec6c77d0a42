import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { useTexts } from '../../words.ts'

export default function Side() {
  const t = useTexts()
  const [size, setSize] = useState<'small' | 'medium' | 'large'>('medium')
  const options = {
    small: t('showcase.words.small'),
    medium: t('showcase.words.medium'),
    large: t('showcase.words.large'),
  }
  return <Choice label={t('showcase.words.size')} value={size} options={options} onChange={setSize} />
}
