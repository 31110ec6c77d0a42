import { useNavigate, useTranslate } from 'ra-core'
import { areaHeads } from '#areas'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { TabbedPage } from '../../../shared/pieces/screens/TabbedPage.tsx'
import { AddressTest } from './AddressTest.tsx'
import { Coverage } from './Coverage.tsx'
import { MissingAddresses } from './MissingAddresses.tsx'
import { RobotsEditor } from './RobotsEditor.tsx'
import { Sitemap } from './Sitemap.tsx'
import { StructuredData } from './StructuredData.tsx'

const tabs = [
  ...(['coverage', 'patterns', 'redirects', 'missing', 'searches'] as const),
  ...(['robots', 'sitemap', 'structured', 'address'] as const),
]

/** The parts that are areas of their own. */
const areas: Partial<Record<(typeof tabs)[number], string>> = {
  redirects: 'redirect',
  searches: 'searchTerm',
}

/** What search engines see of the store (areas, 20): one screen for each part, its state in the address. */
export default function SeoPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const viewer = useViewer()
  const [state] = usePageState()
  // The list of patterns writes its own state into the address, which has no tab then.
  const named = tabs.find((key) => key === state.tab)
  const tab = named ?? (Object.keys(state).length === 0 ? 'coverage' : 'patterns')
  const areaOf = (key: string) => areaHeads[areas[key as (typeof tabs)[number]] ?? '']
  const shown = tabs.filter((key) => {
    const area = areaOf(key)
    return !(key in areas) || (area && canAct(viewer, area, 'view'))
  })
  const open = (key: string) => {
    const area = areaOf(key)
    if (area) navigate(`/app/${area.path}`)
    else navigate({ search: key === 'coverage' ? '' : `?tab=${key}` })
  }
  return (
    <TabbedPage
      id="seo"
      label={translate(`resources.${resource.path}.own.views`)}
      tabs={shown}
      titleOf={(key) => translate(`resources.${resource.path}.own.tabs.${key}`)}
      open={tab}
      onOpen={open}
    >
      {tab === 'coverage' && <Coverage resource={resource} />}
      {tab === 'patterns' && <ResourceList resource={resource} />}
      {tab === 'missing' && <MissingAddresses resource={resource} />}
      {tab === 'robots' && <RobotsEditor resource={resource} />}
      {tab === 'sitemap' && <Sitemap resource={resource} />}
      {tab === 'structured' && <StructuredData resource={resource} />}
      {tab === 'address' && <AddressTest resource={resource} />}
    </TabbedPage>
  )
}
