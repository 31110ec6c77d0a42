import MoreVert from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { allowedTransitions } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { useTexts } from '../form/useTexts.ts'
import { useTransition } from './useTransition.ts'

const TransitionDialog = lazy(() => import('./TransitionDialog.tsx').then((module) => ({ default: module.TransitionDialog })))

interface TransitionButtonsProps {
  resource: Resource
  record: AnyRecord
  /** Something is not saved yet. */
  isDirty?: boolean
  /** Saves what was changed and answers the record then; undefined where it could not be saved. */
  saveFirst?: () => Promise<AnyRecord | undefined>
  onMoved: (record: AnyRecord) => void
}

/** How many next steps are buttons of their own. */
const promoted = 2

/** The next steps of a record, as the server lists them for this person. Those that ask or need a second thought open a dialog. */
export function TransitionButtons({ resource, record, isDirty = false, saveFirst, onMoved }: TransitionButtonsProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  const texts = useTexts(resource)
  const isNarrow = useMediaQuery('(max-width:767px)')
  const menu = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  const { move, isMoving } = useTransition(resource, onMoved)
  const names: readonly string[] = Array.isArray(record.transitions) ? record.transitions : allowedTransitions(viewer, resource, record)
  if (names.length === 0) return null
  const shown = isNarrow ? [] : names.slice(0, promoted)
  const rest = names.slice(shown.length)
  const start = (name: string) => {
    const { ask, confirm } = resource.workflow?.transitions[name] ?? {}
    if (confirm || isDirty || (ask?.length ?? 0) > 0) setAsked(name)
    else void move(record, name, {})
  }
  return (
    <>
      {shown.map((name) => {
        const { tone } = resource.workflow?.transitions[name] ?? {}
        return (
          <Button key={name} variant="outlined" color={tone === 'danger' ? 'error' : 'primary'} disabled={isMoving} onClick={() => start(name)}>
            {texts.transition(name)}
          </Button>
        )
      })}
      {rest.length > 0 && (
        <>
          <IconButton ref={menu} aria-label={translate('form.workflow.more')} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            <MoreVert />
          </IconButton>
          {isOpen && (
            <Menu open anchorEl={menu.current} onClose={() => setOpen(false)}>
              {rest.map((name) => (
                <MenuItem
                  key={name}
                  onClick={() => {
                    setOpen(false)
                    start(name)
                  }}
                >
                  {texts.transition(name)}
                </MenuItem>
              ))}
            </Menu>
          )}
        </>
      )}
      {asked !== undefined && (
        <Suspense>
          <TransitionDialog resource={resource} record={record} name={asked} isDirty={isDirty} {...(saveFirst ? { saveFirst } : {})} onMoved={onMoved} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
