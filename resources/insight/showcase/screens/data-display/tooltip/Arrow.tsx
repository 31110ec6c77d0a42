import { HeldTip } from '../../HeldTip.tsx'
import { useTexts } from '../../words.ts'

export default function Arrow() {
  const t = useTexts()
  return (
    <HeldTip arrow place="top" tip={t('showcase.words.lowStock')}>
      LS-204
    </HeldTip>
  )
}
