import type { AnyRecord, Resource } from '../../core/index.ts'
import { useTexts } from '../form/useTexts.ts'
import { RelativeTime } from '../history/RelativeTime.tsx'
import { PathSteps } from './PathSteps.tsx'

interface StatePathProps {
  resource: Resource
  record: AnyRecord
  path: readonly string[]
}

/** How far a record has come on the usual way through its workflow, and when it got there where a field says so. */
export function StatePath({ resource, record, path }: StatePathProps) {
  const texts = useTexts(resource)
  const now = path.indexOf(String(record.status))
  return (
    <PathSteps
      now={now}
      steps={path.map((key, index) => {
        const at: unknown = index <= now && record[index === 0 ? 'createdAt' : `${key}At`]
        return {
          key,
          words: texts.value('status', key),
          note: typeof at === 'string' && <RelativeTime at={at} />,
        }
      })}
    />
  )
}
