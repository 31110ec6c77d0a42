import { ComboBox } from '../../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function Off() {
  const t = useTexts()
  const part = { id: 'locked', source: 'locked', label: t('showcase.words.fabric') }
  return (
    <Frame {...part} locked={t('showcase.words.locked')}>
      <ComboBox
        {...part}
        disabled
        shown="Linen"
        choices={[]}
        chosen={[]}
        isLoading={false}
        hasFailed={false}
        query=""
        onQuery={() => {}}
        onPick={() => {}}
        onOpen={() => {}}
      />
    </Frame>
  )
}
