import { useNavigate, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { areaHeads } from '#areas'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { FormTabs } from '../../../../src/views/form/FormTabs.tsx'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { AddressTest } from './AddressTest.tsx'
import { Coverage } from './Coverage.tsx'
import { MissingAddresses } from './MissingAddresses.tsx'
import { RobotsEditor } from './RobotsEditor.tsx'
import { Sitemap } from './Sitemap.tsx'
import { StructuredData } from './StructuredData.tsx'
import css from './seo.module.css'

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
    <div className={css.page}>
      <FormTabs
        id="seo"
        label={translate(`resources.${resource.path}.own.views`)}
        tabs={shown.map((key) => ({
          key,
          problems: 0,
          title: translate(`resources.${resource.path}.own.tabs.${key}`),
        }))}
        open={tab}
        onOpen={open}
      />
      <div role="tabpanel" id="seo-panel" aria-labelledby={`seo-tab-${tab}`}>
        <Suspense fallback={<Skeleton height={240} />}>
          {tab === 'coverage' && <Coverage resource={resource} />}
          {tab === 'patterns' && <ResourceList resource={resource} />}
          {tab === 'missing' && <MissingAddresses resource={resource} />}
          {tab === 'robots' && <RobotsEditor resource={resource} />}
          {tab === 'sitemap' && <Sitemap resource={resource} />}
          {tab === 'structured' && <StructuredData resource={resource} />}
          {tab === 'address' && <AddressTest resource={resource} />}
        </Suspense>
      </div>
    </div>
  )
}
