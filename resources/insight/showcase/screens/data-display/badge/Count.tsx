import Badge from '@mui/material/Badge'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Count() {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const t = useTexts()
  const [count, setCount] = useState(3)
  return (
    <>
      <Badge badgeContent={count} color="primary">
        <Glyph name="document" size={28} />
        <span className="visually-hidden">{pair(t('showcase.words.draft'), count)}</span>
      </Badge>
      <Button small onClick={() => setCount(count + 1)}>
        {translate('ra.action.add')}
      </Button>
      <Button small disabled={count === 0} onClick={() => setCount(count - 1)}>
        {translate('ra.action.remove')}
      </Button>
    </>
  )
}
