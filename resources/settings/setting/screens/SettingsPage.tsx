import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import type { AnyRecord, RecordOf, Resource } from '../../../../src/core/index.ts'
import { groupsOf } from '../../../../src/settings/defineSettings.ts'
import { PartsPage } from '../../../../src/shell/page/PartsPage.tsx'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnPage } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { adminSetting } from '../../adminSetting/adminSetting.ts'
import { ChangeLog } from './ChangeLog.tsx'
import { Connections } from './Connections.tsx'
import { SettingsFile } from './SettingsFile.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { settingsOf } from './settingsOf.ts'

const useSettingRecords = listOf<RecordOf<typeof adminSetting>>()

/** What stands below the groups: the table of all settings, what was changed of them, their file, and what they connect to. */
const wholesOf = ({ name }: Resource): string[] => [
  ...['all', 'changes', 'file'],
  ...(name === 'configSetting' ? ['connections'] : []),
]

/** Settings by group, one form each, and what goes across them (areas, 28 and 29). The group is in the address. */
const SettingsPage: OwnPage = ({ resource }) => {
  const { text, value } = useAreaWords(resource.path)
  const translate = useTranslate()
  const [search] = useSearchParams()
  const groups = groupsOf(settingsOf(resource))
  const named = search.get('group') ?? ''
  const wholes = wholesOf(resource)
  const isWhole = wholes.includes(named)
  const group = groups.includes(named) ? named : (groups[0] as string)
  const { data } = useSettingRecords(resource.path, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'key', order: 'ASC' },
  })
  return (
    <PartsPage
      label={translate(`resources.${resource.path}.name`, { smart_count: 2 })}
      current={isWhole ? named : group}
      parts={[...groups, ...wholes].map((name) => ({
        name,
        to: `/app/${resource.path}?group=${name}`,
        title: wholes.includes(name) ? text(name === 'all' ? 'all' : `${name}.title`) : value('group', name),
      }))}
    >
      {named === 'all' && <ResourceList resource={resource} />}
      {named === 'changes' && <ChangeLog resource={resource} />}
      {named === 'file' && <SettingsFile resource={resource} />}
      {isWhole && named === 'connections' && <Connections resource={resource} />}
      {!isWhole && !data && <PartWaiting />}
      {!isWhole && data && (
        <SettingsForm
          key={group}
          resource={resource}
          records={inOrder(
            resource,
            data.filter((record) => record.group === group),
          )}
          title={value('group', group)}
        />
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
