import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const told = {
  gridArea: '1 / 1',
  placeSelf: 'center',
  zIndex: 1,
  paddingInline: 12,
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
} as const

export default function Over() {
  const t = useTexts()
  const [isLoading, setLoading] = useState(true)
  return (
    <div className={css.stack}>
      <Switch
        id="over-box"
        source="over"
        label={t('showcase.words.load')}
        isOn={isLoading}
        onSwitch={setLoading}
      />
      <div style={{ display: 'grid' }} aria-busy={isLoading}>
        <p lang="en" inert={isLoading} style={{ gridArea: '1 / 1', margin: 0, opacity: isLoading ? 0.3 : 1 }}>
          Linen shirt · LS-204 · 42 pieces in three sizes
        </p>
        {isLoading && (
          <span className={css.row} style={told} role="status">
            <CircularProgress size={20} aria-hidden="true" />
            {t('showcase.words.oneMoment')}
          </span>
        )}
      </div>
    </div>
  )
}
