import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const rooms = { small: 4, medium: 10, large: 18 }

export default function Sizes() {
  const t = useTexts()
  const [size, setSize] = useState<keyof typeof rooms>('medium')
  const options = {
    small: t('showcase.words.small'),
    medium: t('showcase.words.medium'),
    large: t('showcase.words.large'),
  }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.size')} value={size} options={options} onChange={setSize} />
      <ul className={css.lines}>
        {products.map(({ code, name }) => (
          <li key={code} style={{ paddingBlock: rooms[size] }}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
