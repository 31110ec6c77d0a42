import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Facts } from '../../Facts.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const rooms = { small: 2, medium: 6, large: 12 }

export default function Sizes() {
  const t = useTexts()
  const [size, setSize] = useState<keyof typeof rooms>('small')
  const options = {
    small: t('showcase.words.small'),
    medium: t('showcase.words.medium'),
    large: t('showcase.words.large'),
  }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.size')} value={size} options={options} onChange={setSize} />
      <Facts isBordered room={rooms[size]} />
    </div>
  )
}
