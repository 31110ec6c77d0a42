import { useGetList, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { PartsPage } from '../../shell/page/PartsPage.tsx'
import { groupsOf } from '../../shop/settings/defineSettings.ts'
import { ResourceList } from '../../views/list/ResourceList.tsx'
import type { OwnPage } from '../../views/overrides.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { settingsOf } from './settingsOf.ts'

/** Settings by group, one form each; the last entry is the table of all of them (areas, 28 and 29). The group is in the address. */
const SettingsPage: OwnPage = ({ resource }) => {
  const { text, value } = useAreaWords(resource.path)
  const translate = useTranslate()
  const [search] = useSearchParams()
  const groups = groupsOf(settingsOf(resource))
  const named = search.get('group') ?? ''
  const isTable = named === 'all'
  const group = groups.includes(named) ? named : (groups[0] as string)
  const { data } = useGetList<AnyRecord>(resource.path, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'key', order: 'ASC' },
  })
  return (
    <PartsPage
      label={translate(`resources.${resource.path}.name`, { smart_count: 2 })}
      current={isTable ? 'all' : group}
      parts={[...groups, 'all'].map((name) => ({
        name,
        to: `/app/${resource.path}?group=${name}`,
        title: name === 'all' ? text('all') : value('group', name),
      }))}
    >
      {isTable ? (
        <ResourceList resource={resource} />
      ) : (
        data && (
          <SettingsForm
            key={group}
            resource={resource}
            records={inOrder(
              resource,
              data.filter((record) => record.group === group),
            )}
            title={value('group', group)}
          />
        )
      )}
    </PartsPage>
  )
}

/** As they are declared, which is the order they are thought in. */
function inOrder(resource: Resource, records: readonly AnyRecord[]): AnyRecord[] {
  const keys: readonly string[] = Object.keys(settingsOf(resource))
  return records.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}

export default SettingsPage
