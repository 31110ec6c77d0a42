import { useCreatePath, useTranslate } from 'ra-core'
import { canAct } from '../../derive/permissions.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { icons } from './icons.tsx'
import { LinkButton } from './LinkButton.tsx'
import { useListView } from './ListViewContext.ts'
import { useExport } from './useExport.ts'
import { useListTexts } from './useListTexts.ts'

/** The buttons of the page: a new record, and the list as a file; each for those who may. */
export function ListActions() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { resource, viewer } = useListView()
  const texts = useListTexts(resource)
  const [isExporting, exportCsv] = useExport()
  return (
    <PageActions>
      {canAct(viewer, resource, 'export') && (
        <Button disabled={isExporting} aria-busy={isExporting} onClick={() => exportCsv()}>
          {icons.export}
          {translate('list.export')}
        </Button>
      )}
      {canAct(viewer, resource, 'create') && (
        <LinkButton to={createPath({ resource: resource.path, type: 'create' })}>
          {icons.plus}
          {translate('list.create', { name: texts.inner(1) })}
        </LinkButton>
      )}
    </PageActions>
  )
}
