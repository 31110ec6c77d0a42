import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Mui() {
  const translate = useTranslate()
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('showcase.words.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>{translate('ra.action.edit')}</MenuItem>
        <MenuItem disabled>{translate('ra.action.clone')}</MenuItem>
        <MenuItem onClick={close}>{translate('ra.action.delete')}</MenuItem>
      </Menu>
    </>
  )
}
