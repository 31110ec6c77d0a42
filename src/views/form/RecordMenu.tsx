import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useCreatePath, useNavigate, useTranslate } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { canAct, canActOn } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import type { Step } from '../workflow/useSteps.tsx'
import { copyOf } from './values.ts'

const DeleteDialog = lazy(() =>
  import('./DeleteDialog.tsx').then((module) => ({ default: module.DeleteDialog })),
)

interface RecordMenuProps {
  resource: Resource
  record: AnyRecord
  page: 'edit' | 'show'
  /** Steps of the workflow that have no button of their own. */
  steps: readonly Step[]
  onDeleted?: () => void
}

/** Everything else that can be done with a record: look at it, copy it, its history, delete it. */
export function RecordMenu({ resource, record, page, steps, onDeleted }: RecordMenuProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const at = (type: 'edit' | 'show' | 'create') =>
    createPath({ resource: resource.path, id: record.id, type })
  const pick = (action: () => void) => () => {
    setOpen(false)
    action()
  }
  return (
    <>
      <IconButton
        ref={button}
        aria-label={translate('form.menu.title')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreHoriz />
      </IconButton>
      {isOpen && (
        <Menu open anchorEl={button.current} onClose={() => setOpen(false)}>
          {steps.map(({ name, label, isDanger, isDisabled, start }) => (
            <MenuItem
              key={name}
              disabled={isDisabled}
              onClick={pick(start)}
              sx={isDanger ? { color: 'var(--danger-text)' } : {}}
            >
              {label}
            </MenuItem>
          ))}
          {steps.length > 0 && <Divider />}
          {page === 'edit' ? (
            <MenuItem onClick={pick(() => navigate(at('show')))}>{translate('form.menu.show')}</MenuItem>
          ) : (
            canActOn(viewer, resource, 'edit', record) && (
              <MenuItem onClick={pick(() => navigate(at('edit')))}>{translate('form.menu.edit')}</MenuItem>
            )
          )}
          <MenuItem onClick={pick(() => navigate(`${at('show')}?tab=history`))}>
            {translate('form.menu.history')}
          </MenuItem>
          {canAct(viewer, resource, 'create') && (
            <MenuItem
              onClick={pick(() => navigate(at('create'), { state: { record: copyOf(resource, record) } }))}
            >
              {translate('form.menu.duplicate')}
            </MenuItem>
          )}
          {canActOn(viewer, resource, 'delete', record) && <Divider />}
          {canActOn(viewer, resource, 'delete', record) && (
            <MenuItem onClick={pick(() => setDeleting(true))} sx={{ color: 'var(--danger-text)' }}>
              {translate('form.menu.delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteDialog
            resource={resource}
            record={record}
            onClose={() => setDeleting(false)}
            {...(onDeleted ? { onDeleted } : {})}
          />
        </Suspense>
      )}
    </>
  )
}
