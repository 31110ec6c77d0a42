import { useTranslate } from 'ra-core'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { Button, ButtonLink } from '../../../../../../src/shell/controls/Button.tsx'

export default function Icons() {
  const translate = useTranslate()
  return (
    <>
      <Button>
        <Glyph name="add" />
        {translate('ra.action.add')}
      </Button>
      <IconButton glyph="copy" label={translate('ra.action.clone')} />
      <IconButton small glyph="close" label={translate('ra.action.close')} />
      <ButtonLink to="/app/pages/profile">{translate('ra.action.show')}</ButtonLink>
    </>
  )
}
