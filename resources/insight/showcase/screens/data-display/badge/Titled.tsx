import Badge from '@mui/material/Badge'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { useTexts } from '../../words.ts'

export default function Titled() {
  const t = useTexts()
  return (
    <Badge badgeContent={3} color="error">
      <IconButton glyph="warning" label={t('showcase.words.lowStock')} />
    </Badge>
  )
}
