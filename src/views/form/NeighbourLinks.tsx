import { LinkBase, useCreatePath, useLocale, useLocation, useNavigate, useTranslate } from 'ra-core'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import iconButton from '../../controls/parts/IconButton.module.css'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import type { Resource } from '../../core/index.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { usePageKeys } from '../../shell/shortcuts/pageKeys.ts'
import css from './form.module.css'
import { useNeighbours } from './useNeighbours.ts'

interface NeighbourLinksProps {
  resource: Resource
  id: string
  type: 'edit' | 'show'
}

/** Says where the record stands in its list, and leads to the one before and after it, also by keys; the same tab stays open. */
export function NeighbourLinks({ resource, id, type }: NeighbourLinksProps) {
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
      : [{ key: letter, text: translate(`form.${word}`), run: () => void navigate(to(other)) }]
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
