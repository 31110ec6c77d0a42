import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import type { AreaHead } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { useTexts } from '../../views/form/useTexts.ts'
import css from './ComboBox.module.css'

/** Leads to the form for a new record of the area, in another tab so that this form stays; only for those who may create one. */
export function CreateLink({ target, title }: { target: AreaHead; title: string }) {
  const translate = useTranslate()
  const texts = useTexts(target)
  const viewer = useViewer()
  const path = useCreatePath()({ resource: target.path, type: 'create' })
  const source = title.trim()
    ? `?source=${encodeURIComponent(JSON.stringify({ [target.title]: title.trim() }))}`
    : ''
  if (!canAct(viewer, target, 'create')) return null
  return (
    <LinkBase className={css.more} to={path + source} target="_blank" rel="noopener" tabIndex={-1}>
      {title.trim()
        ? translate('fields.lookup.createNamed', { name: texts.noun(), title: title.trim() })
        : translate('fields.lookup.create', { name: texts.noun() })}
    </LinkBase>
  )
}
