import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { LinkBase, useCreatePath, useLocation, useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import css from './form.module.css'
import { useNeighbours } from './useNeighbours.ts'

/** Leads to the record before and after this one in the list; the same tab stays open. */
export function NeighbourLinks({
  resource,
  id,
  type,
}: {
  resource: Resource
  id: string
  type: 'edit' | 'show'
}) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { search } = useLocation()
  const mirrored = useTheme().direction === 'rtl'
  const { previous, next } = useNeighbours(resource, id)
  if (previous === undefined && next === undefined) return null
  const [Back, Ahead] = mirrored ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  const link = (to: string | undefined, key: 'previous' | 'next') => {
    const label = translate(`form.${key}`)
    const Icon = key === 'previous' ? Back : Ahead
    return to === undefined ? (
      <IconButton disabled aria-label={label}>
        <Icon />
      </IconButton>
    ) : (
      <Tooltip title={label}>
        <IconButton
          component={LinkBase}
          to={createPath({ resource: resource.path, id: to, type }) + search}
          aria-label={label}
        >
          <Icon />
        </IconButton>
      </Tooltip>
    )
  }
  return (
    <span className={css.headTools}>
      {link(previous, 'previous')}
      {link(next, 'next')}
    </span>
  )
}
