import { useState } from 'react'
import type { MiniPage } from './MiniMenu.tsx'
import { useTexts } from './words.ts'

/** Which page of a small shop is open, what it is called, and how to go to another one. */
export function useMiniPage() {
  const t = useTexts()
  const [current, onGo] = useState<MiniPage>('products')
  return { menu: { current, onGo }, title: t(`showcase.words.${current}`) }
}
