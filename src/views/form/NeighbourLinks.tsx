import { LinkBase, useCreatePath, useLocale, useLocation, useNavigate, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import iconButton from '../../controls/parts/IconButton.module.css'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import type { Resource } from '../../core/index.ts'
import { readableViews } from '../../derive/filters.ts'
import { readWork } from '../../derive/work.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { usePageKeys } from '../../shell/shortcuts/pageKeys.ts'
import css from './form.module.css'
import { useNeighbours } from './useNeighbours.ts'
import { WorkLinks } from './WorkLinks.tsx'

interface NeighbourLinksProps {
  resource: Resource
  id: string
  type: 'edit' | 'show'
}

/** The place of a record among others: in the list that is worked off, where the address names one, else in that of the last visit. */
export function NeighbourLinks(props: NeighbourLinksProps) {
  const { resource, id } = props
  const viewer = useViewer()
  const { search } = useLocation()
  const work = useMemo(() => readWork(readableViews(resource, viewer), search), [resource, viewer, search])
  return work ? <WorkLinks key={id} {...props} work={work} /> : <ListedLinks {...props} />
}

/** Says where the record stands in its list, and leads to the one before and after it, also by keys; the same tab stays open. */
function ListedLinks({ resource, id, type }: NeighbourLinksProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { previous, next, place, total, isCut } = useNeighbours(resource, id)
  const to = (other: string) => createPath({ resource: resource.path, id: other, type }) + search
  const key = (letter: string, other: string | undefined, word: 'previous' | 'next') =>
    other === undefined
      ? []
      : [{ key: letter, text: translate(`form.${word}`), run: () => void navigate(to(other)), waits: true }]
  usePageKeys([...key('j', next, 'next'), ...key('k', previous, 'previous')])
  if (previous === undefined && next === undefined) return null
  const link = (other: string | undefined, word: 'previous' | 'next') => {
    const label = translate(`form.${word}`)
    return other === undefined ? (
      <IconButton disabled label={label} glyph={word} />
    ) : (
      <LinkBase className={iconButton.button} to={to(other)} aria-label={label} data-tip={label}>
        <Glyph name={word} />
      </LinkBase>
    )
  }
  return (
    <span className={css.headTools}>
      {link(previous, 'previous')}
      <span className={css.place} dir="auto">
        {translate('form.place', {
          place: formatNumber(place ?? 0, locale),
          total: formatNumber(total, locale) + (isCut ? '+' : ''),
        })}
      </span>
      {link(next, 'next')}
    </span>
  )
}
