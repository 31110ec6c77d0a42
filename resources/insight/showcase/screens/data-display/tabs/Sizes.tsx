import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { SomeTabs } from '../../SomeTabs.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  const [size, setSize] = useState<'small' | 'medium' | 'large'>('small')
  const options = {
    small: t('showcase.words.small'),
    medium: t('showcase.words.medium'),
    large: t('showcase.words.large'),
  }
  const height = { small: 32, medium: 44, large: 56 }[size]
  const fontSize = { small: 13, medium: 14, large: 17 }[size]
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.size')} value={size} options={options} onChange={setSize} />
      <SomeTabs sx={{ minHeight: height, '& .MuiTab-root': { minHeight: height, fontSize } }} />
    </div>
  )
}
