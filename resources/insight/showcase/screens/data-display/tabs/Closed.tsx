import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { OpenTabs } from '../../OpenTabs.tsx'
import { useTexts } from '../../words.ts'

export default function Closed() {
  const t = useTexts()
  return (
    <OpenTabs
      add={(open) => <IconButton small glyph="add" label={t('showcase.words.add')} onClick={open} />}
    />
  )
}
