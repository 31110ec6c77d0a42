import Switch from '@mui/material/Switch'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { useTexts } from '../../words.ts'

const disc = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  background: 'var(--accent-fill)',
  color: 'var(--on-accent)',
} as const

export default function Signs() {
  const t = useTexts()
  return (
    <span>
      <Switch
        defaultChecked
        icon={
          <span style={{ ...disc, background: 'var(--neutral-text)', color: 'var(--surface)' }}>
            <Icon name="close" />
          </span>
        }
        checkedIcon={
          <span style={disc}>
            <Icon name="check" />
          </span>
        }
        slotProps={{ input: { 'aria-label': t('showcase.words.askFirst') } }}
      />
    </span>
  )
}
