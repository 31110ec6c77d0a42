import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { fabrics } from '../../products.ts'
import { SizeChoice } from '../../SizeChoice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const sizes = ['small', 'medium'] as const

export default function Sized() {
  const t = useTexts()
  const [size, setSize] = useState<'small' | 'medium'>('small')
  return (
    <div className={css.stack}>
      <SizeChoice sizes={sizes} size={size} onChange={setSize} />
      <TextField size={size} label={t('showcase.words.name')} defaultValue="Linen shirt" />
      <TextField
        select
        size={size}
        id="sized-fabric"
        label={t('showcase.words.fabric')}
        defaultValue="Linen"
        slotProps={{ select: { native: true } }}
      >
        {fabrics.map((fabric) => (
          <option key={fabric}>{fabric}</option>
        ))}
      </TextField>
      <div>
        <Button
          small={size === 'small'}
          look="primary"
          onClick={() => setSize(size === 'small' ? 'medium' : 'small')}
        >
          {t(`showcase.words.${size === 'small' ? 'medium' : 'small'}`)}
        </Button>
      </div>
    </div>
  )
}
