import { State } from '../../../../../../src/views/list/State.tsx'
import { useTexts } from '../../words.ts'

export default function Plain() {
  const t = useTexts()
  return (
    <State
      drawing={<path d="M10 18h36v26H10zM10 28h10l4 6h8l4-6h10" />}
      title={t('showcase.words.nothing')}
      text={t('showcase.words.nothingText')}
    />
  )
}
