import { LinkBase, useLocale, useLocation, useNavigate, useTranslate } from 'ra-core'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import type { Resource } from '../../core/index.ts'
import { type Work, workParameter } from '../../derive/work.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { useSearchNow } from '../../shell/routing/useSearchNow.ts'
import { usePageKeys } from '../../shell/shortcuts/pageKeys.ts'
import { useListTexts } from '../list/useListTexts.ts'
import css from './form.module.css'
import { useWorkPlace } from './useWorkPlace.ts'

interface WorkLinksProps {
  resource: Resource
  id: string
  type: 'edit' | 'show'
  work: Work
}

/** Says which list is worked off and where in it the record stands, and leads to the one before and after it, also by keys. */
export function WorkLinks({ resource, id, type, work }: WorkLinksProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useListTexts(resource)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const searchNow = useSearchNow()
  const name = work.view === undefined ? texts.name(2) : texts.view(work.view)
  const { place, total = 0, isCut, list, go } = useWorkPlace(resource, id, { type, work, name })
  const [isFirst, isLast] = [place === 1, place !== undefined && place === total]
  const [previous, next] = [translate('form.previous'), translate('form.next')]
  usePageKeys([
    ...(isLast ? [] : [{ key: 'j', text: next, run: () => go(1), waits: true }]),
    ...(isFirst ? [] : [{ key: 'k', text: previous, run: () => go(-1), waits: true }]),
  ])
  const end = () => {
    const others = new URLSearchParams(searchNow())
    others.delete(workParameter)
    navigate({ pathname, search: others.toString() }, { replace: true })
  }
  const count = formatNumber(total, locale) + (isCut ? '+' : '')
  return (
    <nav className={css.work} aria-label={translate('form.work.label')}>
      <LinkBase to={list}>{name}</LinkBase>
      <IconButton label={previous} glyph="previous" disabled={isFirst} onClick={() => go(-1)} />
      <span className={css.workPlace} role="status" dir="auto">
        {place === undefined
          ? translate('form.work.left', { count })
          : translate('form.place', { place: formatNumber(place, locale), total: count })}
      </span>
      <IconButton label={next} glyph="next" disabled={isLast} onClick={() => go(1)} />
      <IconButton label={translate('form.work.end')} glyph="close" onClick={end} />
    </nav>
  )
}
