import MuiButton from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { useTexts } from '../../words.ts'

export default function Split() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [act, setAct] = useState<'publish' | 'preview' | 'archive'>('publish')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ButtonGroup variant="contained" aria-label={t(`showcase.words.${act}`)}>
        <MuiButton onClick={() => notify(t(`showcase.words.${act}`))}>{t(`showcase.words.${act}`)}</MuiButton>
        <MuiButton
          size="small"
          aria-haspopup="menu"
          aria-label={translate('ra.action.open_menu')}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Glyph name="open" size={18} />
        </MuiButton>
      </ButtonGroup>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(['publish', 'preview', 'archive'] as const).map((each) => (
          <MenuItem
            key={each}
            selected={each === act}
            onClick={() => {
              setAct(each)
              setAnchor(null)
            }}
          >
            {t(`showcase.words.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
