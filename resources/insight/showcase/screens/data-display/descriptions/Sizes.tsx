import { useState } from 'react'
import { Facts } from '../../Facts.tsx'
import { SizeChoice } from '../../SizeChoice.tsx'
import css from '../../showcase.module.css'

const rooms = { small: 2, medium: 6, large: 12 }

const sizes = ['small', 'medium', 'large'] as const

export default function Sizes() {
  const [size, setSize] = useState<keyof typeof rooms>('small')
  return (
    <div className={css.stack}>
      <SizeChoice sizes={sizes} size={size} onChange={setSize} />
      <Facts isBordered room={rooms[size]} />
    </div>
  )
}
