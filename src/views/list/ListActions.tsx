import { useCreatePath, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { canAct } from '../../derive/permissions.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { newRecordText } from '../../shell/page/newRecordText.ts'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { ownActionsOn } from '../ownActions.ts'
import { icons } from './icons.tsx'
import { LinkButton } from './LinkButton.tsx'
import css from './List.module.css'
import { useListView } from './ListViewContext.ts'
import { useExport } from './useExport.tsx'
import { useListTexts } from './useListTexts.ts'

const ActionIcon = lazy(() => import('../ActionIcon.tsx'))
const ImportDialog = lazy(withAllTexts(() => import('./import/ImportDialog.tsx')))

/** The buttons of the page: what the area brings along, the list as a file and out of one, and a new record; each for those who may. */
export function ListActions() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { resource, viewer, views, start } = useListView()
  const texts = useListTexts(resource)
  const { exportList, dialog } = useExport()
  const [isImporting, setImporting] = useState(false)
  return (
    <PageActions>
      <span className={css.others}>
        {ownActionsOn(viewer, resource, views, 'list').map((name) => (
          <Button key={name} onClick={() => start({ kind: 'own', name, records: [] })}>
            <Suspense fallback={<span style={{ inlineSize: 20 }} />}>
              <ActionIcon name={views.actions[name]?.icon} />
            </Suspense>
            {texts.action(name)}
          </Button>
        ))}
        {canAct(viewer, resource, 'export') && (
          <Button onClick={() => exportList()}>
            {icons.export}
            {translate('list.export')}
          </Button>
        )}
        {canAct(viewer, resource, 'import') && (
          <Button onClick={() => setImporting(true)}>
            {icons.import}
            {translate('list.import')}
          </Button>
        )}
      </span>
      {canAct(viewer, resource, 'create') && (
        <LinkButton to={createPath({ resource: resource.path, type: 'create' })}>
          {icons.plus}
          {newRecordText(translate, resource.path)}
        </LinkButton>
      )}
      {dialog}
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </PageActions>
  )
}
