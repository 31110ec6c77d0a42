import { useNavigate, useTranslate } from 'ra-core'
import type { Resource } from '../../../../src/core/index.ts'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { TabbedPage } from '../../../shared/pieces/screens/TabbedPage.tsx'
import { Calendar } from './Calendar.tsx'

/** Banners: the list, and a calendar by placement; which of them is in the address. */
export default function BannersPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state] = usePageState()
  const tab = state.tab === 'calendar' ? 'calendar' : 'list'
  return (
    <TabbedPage
      id="banners"
      label={translate(`resources.${resource.path}.own.views`)}
      tabs={['list', 'calendar']}
      titleOf={(key) => translate(`resources.${resource.path}.own.tabs.${key}`)}
      open={tab}
      onOpen={(key) => navigate({ search: key === 'calendar' ? '?tab=calendar' : '' })}
    >
      {tab === 'calendar' ? <Calendar resource={resource} /> : <ResourceList resource={resource} />}
    </TabbedPage>
  )
}
