import Badge from '@mui/material/Badge'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Pressed() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [count, setCount] = useState(5)
  return (
    <Badge badgeContent={count} color="error">
      <Button
        aria-label={pair(t('showcase.words.orders'), count)}
        onClick={() => setCount(count === 0 ? 5 : count - 1)}
      >
        <Glyph name="document" />
        {t('showcase.words.orders')}
      </Button>
    </Badge>
  )
}
