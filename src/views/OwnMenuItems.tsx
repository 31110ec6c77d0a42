import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { Resource } from '../core/index.ts'
import ActionIcon from './ActionIcon.tsx'
import { useTexts } from './form/useTexts.ts'
import type { AnyViews } from './overrides.ts'

interface OwnMenuItemsProps {
  resource: Resource
  views: AnyViews
  names: readonly string[]
  onPick: (name: string) => void
}

/** Own actions of an area as entries of a menu. */
export function OwnMenuItems({ resource, views, names, onPick }: OwnMenuItemsProps) {
  const texts = useTexts(resource)
  return names.map((name) => {
    const icon = views.actions[name]?.icon
    return (
      <MenuItem key={name} onClick={() => onPick(name)}>
        <ListItemIcon sx={{ minWidth: '0 !important' }}>
          <ActionIcon name={icon} />
        </ListItemIcon>
        {texts.action(name)}
      </MenuItem>
    )
  })
}
