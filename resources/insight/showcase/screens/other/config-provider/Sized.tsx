import MuiButton from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Pagination from '@mui/material/Pagination'
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { SizeChoice } from '../../SizeChoice.tsx'
import css from '../../showcase.module.css'
import { usePageNames } from '../../usePageNames.ts'
import { useTexts } from '../../words.ts'

/** The theme of the page, with another size for all that has one. */
const sized = (theme: Theme, size: 'small' | 'medium'): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiButton: { ...theme.components?.MuiButton, defaultProps: { size } },
    MuiChip: { ...theme.components?.MuiChip, defaultProps: { size } },
    MuiPagination: { ...theme.components?.MuiPagination, defaultProps: { size } },
    MuiTextField: { ...theme.components?.MuiTextField, defaultProps: { size } },
  },
})

export default function Sized() {
  const t = useTexts()
  const theme = useTheme()
  const names = usePageNames('many')
  const [size, setSize] = useState<'small' | 'medium'>('small')
  const [text, setText] = useState('Linen')
  return (
    <div className={css.stack}>
      <SizeChoice sizes={['small', 'medium']} size={size} onChange={setSize} />
      <ThemeProvider theme={sized(theme, size)} colorSchemeNode={null} storageManager={null}>
        <div className={css.row}>
          <TextField
            id="sized-fabric"
            label={t('showcase.words.fabric')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <MuiButton variant="outlined" color="inherit" onClick={() => setText('')}>
            {t('showcase.words.clear')}
          </MuiButton>
          <Chip label={text || t('showcase.words.none')} />
        </div>
        <Pagination count={5} {...names} />
      </ThemeProvider>
    </div>
  )
}
