import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { SavedView } from '../../derive/savedView.ts'
import { useListView } from './ListViewContext.ts'
import RemoveView from './RemoveView.tsx'
import SaveDialog from './SaveDialog.tsx'
import { differs } from './savedState.ts'
import { useViewActs } from './useSavedViews.ts'

interface SavedMenuProps {
  view: SavedView
  anchor: HTMLElement
  onClose: () => void
}

/** What may be done with the saved view that is looked at. */
export default function SavedMenu({ view, anchor, onClose }: SavedMenuProps) {
  const translate = useTranslate()
  const { query } = useListView()
  const { update, goBack, chooseDefault } = useViewActs()
  const [asked, ask] = useState<'new' | 'words' | 'remove'>()
  const isChanged = differs(query, view)
  const pick = (action: (view: SavedView) => unknown) => () => {
    action(view)
    onClose()
  }
  if (asked === 'remove') return <RemoveView view={view} onClose={onClose} />
  if (asked === 'new') return <SaveDialog onClose={onClose} />
  if (asked === 'words') return <SaveDialog view={view} onClose={onClose} />
  const said = [
    view.owner !== null && translate('task.view.sharedBy', { name: view.owner }),
    view.isOwn &&
      view.roles.length > 0 &&
      translate('task.view.sharedByYou', { smart_count: view.roles.length }),
    view.isPartial && translate('task.view.partial'),
  ].filter((line) => line !== false)
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxInlineSize: 320 } } }}>
      {said.map((line) => (
        <MenuItem
          key={line}
          disabled
          sx={{ whiteSpace: 'normal', opacity: '1 !important', color: 'var(--text-muted)' }}
        >
          {line}
        </MenuItem>
      ))}
      {said.length > 0 && <Divider />}
      <MenuItem disabled={!isChanged} onClick={pick(goBack)}>
        {translate('task.view.goBack')}
      </MenuItem>
      {view.mayChange && (
        <MenuItem disabled={!isChanged} onClick={pick(update)}>
          {translate('task.view.update')}
        </MenuItem>
      )}
      <MenuItem onClick={() => ask('new')}>{translate('task.view.saveAs')}</MenuItem>
      <Divider />
      <MenuItem onClick={pick(chooseDefault)}>
        {translate(view.isDefault ? 'task.view.dropDefault' : 'task.view.chooseDefault')}
      </MenuItem>
      {view.mayChange && <MenuItem onClick={() => ask('words')}>{translate('task.view.describe')}</MenuItem>}
      {view.mayChange && (
        <MenuItem onClick={() => ask('remove')} sx={{ color: 'var(--danger-text)' }}>
          {translate('task.view.remove')}
        </MenuItem>
      )}
    </Menu>
  )
}
