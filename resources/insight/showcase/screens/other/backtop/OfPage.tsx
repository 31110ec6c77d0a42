import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function OfPage() {
  const t = useTexts()
  const [count, setCount] = useState(4)
  return (
    <>
      <Button onClick={() => setCount(count + 40)}>{t('showcase.words.more')}</Button>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <li key={index}>SS-{100 + index}</li>
        ))}
      </ul>
    </>
  )
}
