import { useNavigate, useTranslate } from 'ra-core'
import type { Resource } from '../../../../src/core/index.ts'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { TabbedPage } from '../../../shared/pieces/screens/TabbedPage.tsx'
import { PageMap } from './PageMap.tsx'

/** Widgets: the map of a page, and the list of all; which of them is in the address. */
export default function WidgetsPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state] = usePageState()
  const tab = Object.keys(state).length === 0 || state.tab === 'map' ? 'map' : 'list'
  const open = (key: string) => navigate({ search: key === 'map' ? '?tab=map' : '?tab=list' })
  return (
    <TabbedPage
      id="widgets"
      label={translate(`resources.${resource.path}.own.views`)}
      tabs={['map', 'list']}
      titleOf={(key) => translate(`resources.${resource.path}.own.tabs.${key}`)}
      open={tab}
      onOpen={open}
    >
      {tab === 'map' ? <PageMap resource={resource} /> : <ResourceList resource={resource} />}
    </TabbedPage>
  )
}
