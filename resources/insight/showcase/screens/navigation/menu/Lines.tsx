import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { useTexts } from '../../words.ts'

const lines = { draft: 'document', archive: 'lock', preview: 'info' } as const

export default function Lines() {
  const translate = useTranslate()
  const t = useTexts()
  const [current, setCurrent] = useState('draft')
  return (
    <MenuList aria-label={translate('ra.action.open_menu')}>
      {(['draft', 'archive', 'preview'] as const).map((name) => (
        <MenuItem key={name} selected={name === current} onClick={() => setCurrent(name)}>
          <ListItemIcon>
            <Glyph name={lines[name]} size={18} />
          </ListItemIcon>
          {t(`showcase.words.${name}`)}
        </MenuItem>
      ))}
    </MenuList>
  )
}
