import MuiButton from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useTexts } from '../../words.ts'

export default function Arrow() {
  const t = useTexts()
  return (
    <Tooltip arrow placement="top" title={t('showcase.words.lowStock')} describeChild>
      <MuiButton variant="outlined" color="inherit">
        <bdi dir="ltr">LS-204</bdi>
      </MuiButton>
    </Tooltip>
  )
}
