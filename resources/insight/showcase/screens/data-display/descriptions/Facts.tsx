import { RecordFacts } from '../../../../../../src/views/show/RecordFacts.tsx'

const record = {
  id: 'LS-204',
  version: 3,
  createdAt: '2026-09-01T09:30:00Z',
  updatedAt: '2026-11-20T16:05:00Z',
}

export default function Facts() {
  return (
    <div>
      <RecordFacts record={record} />
    </div>
  )
}
