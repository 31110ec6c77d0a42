import { useState } from 'react'
import { SizeChoice } from '../../SizeChoice.tsx'
import { SomeTabs } from '../../SomeTabs.tsx'
import css from '../../showcase.module.css'

const sizes = ['small', 'medium', 'large'] as const

export default function Sizes() {
  const [size, setSize] = useState<'small' | 'medium' | 'large'>('small')
  const height = { small: 32, medium: 44, large: 56 }[size]
  const fontSize = { small: 13, medium: 14, large: 17 }[size]
  return (
    <div className={css.stack}>
      <SizeChoice sizes={sizes} size={size} onChange={setSize} />
      <SomeTabs sx={{ minHeight: height, '& .MuiTab-root': { minHeight: height, fontSize } }} />
    </div>
  )
}
