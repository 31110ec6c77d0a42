import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useCreatePath, useNavigate, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { parentField } from '../../derive/columns.ts'
import { canAct, endsRecord } from '../../derive/permissions.ts'
import { goesAtOnce } from '../../derive/undo.ts'
import { actionPaths } from '../../shell/icons/actionPaths.ts'
import { MuiIcon } from '../../shell/icons/MuiIcon.tsx'
import { usePeek } from '../../shell/peek/usePeek.ts'
import { OwnMenuItems } from '../OwnMenuItems.tsx'
import { ownActionsOn } from '../ownActions.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { useTitleOf } from '../useTitleOf.ts'
import { useListView } from './ListViewContext.ts'
import { actionsOn } from './recordActions.ts'
import { useDuplicate } from './useDuplicate.ts'
import { useListTexts } from './useListTexts.ts'

interface RowMenuProps {
  record: AnyRecord
  anchor: HTMLElement
  onClose: () => void
  /** Further entries, such as the moves of a tree. */
  extra?: ReactNode
}

/** What may be done with one record: only what its state and the viewer's rights allow. */
export default function RowMenu({ record, anchor, onClose, extra }: RowMenuProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const peek = usePeek()
  const pathTo = useRecordPath()
  const titleOf = useTitleOf()
  const duplicate = useDuplicate()
  const { resource, viewer, views, start } = useListView()
  const texts = useListTexts(resource)
  const actions = actionsOn(viewer, resource, record)
  const title = titleOf(resource, record)
  const to = resource.opensForm && actions.edit ? undefined : pathTo(resource, record.id, record)
  const parent = parentField(resource)
  const pick = (action: () => void) => () => {
    onClose()
    action()
  }
  // What ends something stands apart, behind all else.
  const [safe, final] = [
    actions.transitions.filter((name) => !endsRecord(resource, name)),
    actions.transitions.filter((name) => endsRecord(resource, name)),
  ]
  const step = (name: string) => (
    <MenuItem
      key={name}
      onClick={pick(() => start({ kind: 'transition', name, records: [record] }))}
      sx={endsRecord(resource, name) ? { color: 'var(--danger-text)' } : {}}
    >
      <Icon>
        <MuiIcon path={actionPaths.open} sx={{ ':dir(rtl)': { scale: '-1 1' } }} />
      </Icon>
      {texts.transition(name)}
    </MenuItem>
  )
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('list.actionsOf', { title }) } }}
      {...atEnd}
    >
      {to !== undefined && (
        <MenuItem component={LinkBase} to={to} onClick={onClose}>
          <Icon>
            <MuiIcon path={actionPaths.view} />
          </Icon>
          {translate('list.show')}
        </MenuItem>
      )}
      {canAct(viewer, resource, 'view') && (
        <MenuItem onClick={pick(() => peek({ area: resource, id: record.id }))}>
          <Icon>
            <MuiIcon path={actionPaths.peek} sx={{ ':dir(rtl)': { scale: '-1 1' } }} />
          </Icon>
          {translate('list.peek')}
        </MenuItem>
      )}
      {actions.edit && (
        <MenuItem
          component={LinkBase}
          to={createPath({ resource: resource.path, id: record.id, type: 'edit' })}
          onClick={onClose}
        >
          <Icon>
            <MuiIcon path={actionPaths.edit} />
          </Icon>
          {translate('list.edit')}
        </MenuItem>
      )}
      {safe.map(step)}
      {actions.addChild && (
        <MenuItem
          onClick={pick(() =>
            navigate(createPath({ resource: resource.path, type: 'create' }), {
              state: { record: { [parent as string]: record.id } },
            }),
          )}
        >
          <Icon>
            <MuiIcon path={actionPaths.add} />
          </Icon>
          {translate('list.tree.addChild')}
        </MenuItem>
      )}
      {actions.move && (
        <MenuItem onClick={pick(() => start({ kind: 'move', record }))}>
          <Icon>
            <MuiIcon path={actionPaths.move} />
          </Icon>
          {translate('list.tree.moveTo')}
        </MenuItem>
      )}
      {extra}
      <OwnMenuItems
        resource={resource}
        views={views}
        names={ownActionsOn(viewer, resource, views, 'record', [record])}
        onPick={(name) => pick(() => start({ kind: 'own', name, records: [record] }))()}
      />
      {actions.duplicate && !('duplicate' in views.actions) && (
        <MenuItem onClick={pick(() => duplicate(record))}>
          <Icon>
            <MuiIcon path={actionPaths.copy} />
          </Icon>
          {translate('list.duplicate')}
        </MenuItem>
      )}
      {(final.length > 0 || actions.delete) && <Divider />}
      {final.map(step)}
      {actions.delete && (
        <MenuItem
          onClick={pick(() => start({ kind: 'delete', records: [record] }))}
          sx={{ color: 'var(--danger-text)' }}
        >
          <Icon>
            <MuiIcon path={actionPaths.remove} sx={{ color: 'var(--danger-text)' }} />
          </Icon>
          {translate(goesAtOnce(viewer, resource) ? 'task.delete' : 'list.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}

const Icon = ({ children }: { children: ReactNode }) => (
  <ListItemIcon sx={{ minWidth: '0 !important' }}>{children}</ListItemIcon>
)

const atEnd = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const
