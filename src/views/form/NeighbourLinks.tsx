import { LinkBase, useCreatePath, useLocation, useTranslate } from 'ra-core'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import iconButton from '../../controls/parts/IconButton.module.css'
import { IconButton } from '../../controls/parts/IconButton.tsx'
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
  const { previous, next } = useNeighbours(resource, id)
  if (previous === undefined && next === undefined) return null
  const link = (to: string | undefined, key: 'previous' | 'next') => {
    const label = translate(`form.${key}`)
    return to === undefined ? (
      <IconButton disabled label={label} glyph={key} />
    ) : (
      <LinkBase
        className={iconButton.button}
        to={createPath({ resource: resource.path, id: to, type }) + search}
        aria-label={label}
        data-tip={label}
      >
        <Glyph name={key} />
      </LinkBase>
    )
  }
  return (
    <span className={css.headTools}>
      {link(previous, 'previous')}
      {link(next, 'next')}
    </span>
  )
}
