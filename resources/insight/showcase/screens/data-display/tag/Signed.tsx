import Chip from '@mui/material/Chip'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { useTexts } from '../../words.ts'

const kinds = { success: 'success', warning: 'warning', error: 'error' } as const

export default function Signed() {
  const t = useTexts()
  return (['success', 'warning', 'error'] as const).map((kind) => (
    <span key={kind}>
      <Chip color={kind} icon={<Icon name={kinds[kind]} />} label={t(`showcase.words.kinds.${kind}`)} />
    </span>
  ))
}
