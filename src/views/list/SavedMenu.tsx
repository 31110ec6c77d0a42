import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import NameDialog from './NameDialog.tsx'
import { useSavedQueries } from './useSavedQueries.ts'

/** What may be done with the saved list that is looked at. */
export default function SavedMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate()
  const { saved, current, isChanged, save, rename, remove } = useSavedQueries()
  const [isRenaming, setRenaming] = useState(false)
  if (!current) return null
  const pick = (action: () => void) => () => {
    action()
    onClose()
  }
  if (isRenaming) {
    return (
      <NameDialog
        title={translate('list.saved.rename')}
        name={current.name}
        taken={saved.map(({ name }) => name).filter((name) => name !== current.name)}
        onName={(name) => rename(current.name, name)}
        onClose={onClose}
      />
    )
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem disabled={!isChanged} onClick={pick(() => save(current.name))}>
        {translate('list.saved.update')}
      </MenuItem>
      <MenuItem onClick={() => setRenaming(true)}>{translate('list.saved.rename')}</MenuItem>
      <MenuItem onClick={pick(() => remove(current.name))} sx={{ color: 'var(--danger-text)' }}>
        {translate('list.saved.remove')}
      </MenuItem>
    </Menu>
  )
}
