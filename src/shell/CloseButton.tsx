import CloseOutlined from '@mui/icons-material/CloseOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'

/** The cross of a dialog or a drawer. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <IconButton aria-label={translate('ra.action.close')} onClick={onClose} edge="end">
      <CloseOutlined />
    </IconButton>
  )
}
