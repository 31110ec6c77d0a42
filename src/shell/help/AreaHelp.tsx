import { useGetOne } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { guideOf } from '#guides'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import type { AnyRecord, AreaHead } from '../../core/index.ts'
import { areaRoute } from '../../derive/routes.ts'
import { useArea } from '../../loadArea.ts'
import { belowApp } from '../navigation/useMenu.ts'
import { areaPage } from '../page/usePage.ts'
import { Link } from '../routing/Link.tsx'
import css from './AreaHelp.module.css'
import { FieldList } from './FieldList.tsx'
import { KeyList } from './KeyList.tsx'
import { RightList } from './RightList.tsx'
import { useTexts } from './words.ts'

export { fetchTexts } from '../access/words.ts'

interface AreaHelpProps {
  area: AreaHead
  onClose: () => void
  /** Shows the keys of the whole product instead. */
  onKeys: () => void
}

/** What there is to know of the area one is in: what one may do and why not, its fields with their rules, its keys. */
export default function AreaHelp({ area, onClose, onKeys }: AreaHelpProps) {
  const t = useTexts()
  const resource = useArea(area)
  const { pathname } = useLocation()
  const { kind, rest } = areaPage(areaRoute(area), belowApp(pathname))
  const id = kind === 'record' ? decodeURIComponent(rest.split('/')[0] ?? '') : undefined
  // The page has read it already; nothing is asked twice.
  const { data: record } = useGetOne<AnyRecord>(area.path, { id: id ?? '' }, { enabled: id !== undefined })
  return (
    <Dialog
      title={t('help.title', { area: t(`resources.${area.path}.name`, { smart_count: 2 }) })}
      side="end"
      size="medium"
      onClose={onClose}
    >
      <div className={`${dialog.body} ${css.body}`} data-first tabIndex={-1}>
        <Part title={t('help.rights')} isOpen>
          <p className={css.hint}>{t(record ? 'help.ofRecord' : 'help.ofArea')}</p>
          <RightList resource={resource} record={record} />
        </Part>
        <Part title={t('help.fields')}>
          <FieldList resource={resource} />
        </Part>
        <Part title={t('help.keys')}>
          <KeyList resource={resource} isList={kind === 'list'} onAll={onKeys} />
        </Part>
        <h3 className={css.heading}>{t('help.more')}</h3>
        <ul className={css.links}>
          <li>
            <Link to="/app/pages/faq" onClick={onClose}>
              {t('help.questions')}
            </Link>
          </li>
          <li>
            <Link to={`/app/docs/documentation/${guideOf(area)}`} onClick={onClose}>
              {t('help.documentation')}
            </Link>
          </li>
        </ul>
      </div>
      <DialogButtons onClick={onClose}>{t('ra.action.close')}</DialogButtons>
    </Dialog>
  )
}

function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className={css.part}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}
