import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { canAct } from '../../derive/permissions.ts'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { icons } from './icons.tsx'
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
        <Button
          variant="outlined"
          startIcon={icons.export}
          loading={isExporting}
          loadingPosition="start"
          onClick={() => exportCsv()}
        >
          {translate('list.export')}
        </Button>
      )}
      {canAct(viewer, resource, 'create') && (
        <Button
          variant="contained"
          startIcon={icons.plus}
          component={LinkBase}
          to={createPath({ resource: resource.path, type: 'create' })}
        >
          {translate('list.create', { name: texts.inner(1) })}
        </Button>
      )}
    </PageActions>
  )
}
