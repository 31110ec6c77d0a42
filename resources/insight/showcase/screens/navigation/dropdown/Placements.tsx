import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { useTranslate } from 'ra-core'
import { Places } from '../../Places.tsx'
import { useTexts } from '../../words.ts'

const six = ['top-start', 'top', 'top-end', 'bottom-start', 'bottom', 'bottom-end'] as const

export default function Placements() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <Places places={six} label={t('showcase.words.more')}>
      {(close) => (
        <MenuList autoFocus aria-label={t('showcase.words.more')} sx={{ padding: '6px' }}>
          <MenuItem onClick={close}>{translate('ra.action.edit')}</MenuItem>
          <MenuItem onClick={close}>{t('showcase.words.archive')}</MenuItem>
        </MenuList>
      )}
    </Places>
  )
}
