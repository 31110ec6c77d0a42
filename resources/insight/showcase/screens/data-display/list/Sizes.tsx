import { useState } from 'react'
import { products } from '../../products.ts'
import { SizeChoice } from '../../SizeChoice.tsx'
import css from '../../showcase.module.css'

const rooms = { small: 4, medium: 10, large: 18 }

const sizes = ['small', 'medium', 'large'] as const

export default function Sizes() {
  const [size, setSize] = useState<keyof typeof rooms>('medium')
  return (
    <div className={css.stack}>
      <SizeChoice sizes={sizes} size={size} onChange={setSize} />
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
