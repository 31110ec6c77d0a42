import { useTranslate } from 'ra-core'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'

export default function OnButtons() {
  const translate = useTranslate()
  return (
    <>
      <IconButton glyph="copy" label={translate('ra.action.clone')} />
      <IconButton glyph="add" label={translate('ra.action.add')} />
      <IconButton glyph="again" label={translate('ra.action.refresh')} />
    </>
  )
}
