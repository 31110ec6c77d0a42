import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { useCopy } from '../../../../../../src/shell/useCopy.ts'
import { useTexts } from '../../words.ts'

const code = 'LS-204'

export default function OnButtons() {
  const translate = useTranslate()
  const t = useTexts()
  const copy = useCopy()
  const [pieces, setPieces] = useState(1)
  return (
    <>
      <bdi dir="ltr">{code}</bdi>
      <output>{pieces}</output>
      <IconButton
        glyph="copy"
        label={t('showcase.frame.copy')}
        onClick={() => copy(code, t('showcase.words.copied', { text: code }))}
      />
      <IconButton glyph="add" label={translate('ra.action.add')} onClick={() => setPieces(pieces + 1)} />
      <IconButton glyph="again" label={t('showcase.words.reset')} onClick={() => setPieces(1)} />
    </>
  )
}
