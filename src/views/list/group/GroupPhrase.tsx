import { useTranslate } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import type { Condition, Resource, Viewer } from '../../../core/index.ts'
import { combinedOf, type FilterGroup, isGroup } from '../../../derive/filterGroups.ts'
import { filteredNames, filterOf, testsOf } from '../../../derive/filters.ts'
import { FilterPhrase } from '../FilterPhrase.tsx'

interface GroupPhraseProps {
  resource: Resource
  viewer: Viewer
  group: FilterGroup
}

/** What a filter combines as a sentence: **Status** is Draft or (**MRP** is at least ₹1 and **Stock** is below 5). */
export default function CombinedPhrase({
  filter,
  ...list
}: Omit<GroupPhraseProps, 'group'> & { filter: Condition }) {
  return <GroupPhrase {...list} group={combinedOf(filter)} />
}

function GroupPhrase({ resource, viewer, group }: GroupPhraseProps) {
  const translate = useTranslate()
  const parts = group.parts.map((part): ReactNode => {
    if (isGroup(part))
      return (
        <>
          (<GroupPhrase resource={resource} viewer={viewer} group={part} />)
        </>
      )
    return filteredNames(part).map((name) => {
      const filter = filterOf(resource, viewer, name)
      return (
        filter && <FilterPhrase key={name} resource={resource} filter={filter} tests={testsOf(part, name)} />
      )
    })
  })
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    <Fragment key={index}>
      {index > 0 && ` ${translate(`task.group.${group.mode === 'all' ? 'and' : 'or'}`)} `}
      {part}
    </Fragment>
  ))
}
