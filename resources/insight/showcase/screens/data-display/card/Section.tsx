import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { ShowSection } from '../../../../../../src/views/show/ShowSection.tsx'

const record = {
  id: '1',
  version: 1,
  name: 'Monsoon',
  slug: 'monsoon',
  kind: 'product',
  colour: '#3e82f7',
  public: true,
  createdAt: '2026-09-01T09:30:00Z',
  updatedAt: '2026-11-20T16:05:00Z',
}

export default function Section() {
  return (
    <OfArea name="tag">
      {(tag) => (
        <ShowSection
          resource={tag}
          record={record}
          sectionKey="general"
          title={record.name}
          lines={[['name', 'kind'], ['slug', 'colour'], ['public']]}
        />
      )}
    </OfArea>
  )
}
