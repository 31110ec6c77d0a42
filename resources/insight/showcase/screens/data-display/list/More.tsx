import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const all = Array.from({ length: 12 }, (_, index) => `LS-${204 + index}`)

export default function More() {
  const t = useTexts()
  const [count, setCount] = useState(4)
  return (
    <>
      <ul>
        {all.slice(0, count).map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {count < all.length && (
        <Button small onClick={() => setCount(count + 4)}>
          {t('showcase.words.more')}
        </Button>
      )}
    </>
  )
}
