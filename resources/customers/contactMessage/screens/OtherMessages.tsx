import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { contactMessage } from '../contactMessage.ts'
import css from './contactMessage.module.css'
import { useOwn } from './useOwn.ts'

type Message = RecordOf<typeof contactMessage>

const useMessages = listOf<Message>()

/** What else the same customer asked, the latest first. */
export function OtherMessages({ resource, message }: { resource: Resource; message: Message }) {
  const { text } = useOwn()
  const pathOf = useRecordPath()
  const { data } = useMessages(
    resource.path,
    {
      filter: { customer: message.customer, id: { not: message.id } },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: message.customer !== null },
  )
  if (message.customer === null || !data) return null
  return (
    <div className={css.others}>
      <h3 className={css.title}>{text('others')}</h3>
      {data.length === 0 && <p className={css.quiet}>{text('noOthers')}</p>}
      <ul className={css.list}>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={pathOf(resource, other.id, other) ?? '.'}>
              {other.ticketNo} · {other.subject}
            </Link>
            <StatusChip resource={resource} status={other.status} />
          </li>
        ))}
      </ul>
    </div>
  )
}
