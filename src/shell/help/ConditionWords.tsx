import { Fragment, type ReactNode } from 'react'
import { type Condition, clauses, type Resource } from '../../core/index.ts'
import { listField } from '../../derive/columns.ts'
import { filteredNames, testsOf } from '../../derive/filters.ts'
import { FilterPhrase } from '../../views/list/FilterPhrase.tsx'
import { useTexts } from './words.ts'

/** A condition as a sentence: its tests as filters say them, joined by “and” and “or”. */
export function ConditionWords({
  resource,
  condition,
}: {
  resource: Resource
  condition: Condition
}): ReactNode {
  const t = useTexts()
  const own = filteredNames(condition).flatMap((name): ReactNode[] => {
    if (name === 'version') return [t(isOnceStored(condition) ? 'help.stored' : 'help.notStored')]
    const field = listField(resource, name)
    if (!field) return []
    const filter = { name, field }
    return [<FilterPhrase key={name} resource={resource} filter={filter} tests={testsOf(condition, name)} />]
  })
  const inner = (parts: readonly Condition[] | undefined, joint: string) =>
    (parts ?? []).length === 0
      ? []
      : [
          <Joined
            key={joint}
            joint={joint}
            parts={(parts ?? []).map((part) => (
              <ConditionWords key={JSON.stringify(part)} resource={resource} condition={part} />
            ))}
          />,
        ]
  return (
    <Joined
      joint={t('help.and')}
      parts={[...own, ...inner(condition.all, t('help.and')), ...inner(condition.any, t('help.or'))]}
    />
  )
}

/** A record has a version from its first save on. */
const isOnceStored = (condition: Condition) =>
  clauses({ version: condition.version } as Condition).some(([, operator]) => operator.startsWith('gt'))

const Joined = ({ parts, joint }: { parts: readonly ReactNode[]; joint: string }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one condition never move
    <Fragment key={index}>
      {index > 0 && ` ${joint} `}
      {part}
    </Fragment>
  ))
