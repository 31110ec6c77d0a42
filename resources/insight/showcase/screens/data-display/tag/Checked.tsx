import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { useTexts } from '../../words.ts'

export default function Checked() {
  const t = useTexts()
  const [isOn, setOn] = useState(true)
  return (
    <span>
      <Chip
        label={t('showcase.words.stock')}
        role="checkbox"
        aria-checked={isOn}
        icon={isOn ? <Icon name="success" /> : <Icon name="close" />}
        color={isOn ? 'primary' : 'default'}
        variant={isOn ? 'filled' : 'outlined'}
        onClick={() => setOn(!isOn)}
      />
    </span>
  )
}
