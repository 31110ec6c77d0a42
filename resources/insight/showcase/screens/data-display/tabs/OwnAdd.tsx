import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { OpenTabs } from '../../OpenTabs.tsx'
import { useTexts } from '../../words.ts'

export default function OwnAdd() {
  const t = useTexts()
  return (
    <OpenTabs
      add={(open) => (
        <Button small look="text" onClick={open}>
          <Glyph name="add" size={16} />
          {t('showcase.words.products')}
        </Button>
      )}
    />
  )
}
