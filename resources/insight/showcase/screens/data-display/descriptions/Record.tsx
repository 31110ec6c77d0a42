import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { ValueList } from '../../../../../../src/views/show/CardValues.tsx'

const record = {
  id: '1',
  version: 1,
  name: 'Kesar Studio',
  country: 'IN',
  code: 'KSR',
  active: true,
  productsCount: 128,
  createdAt: '2026-09-01T09:30:00Z',
  updatedAt: '2026-11-20T16:05:00Z',
}

export default function Record() {
  return (
    <OfArea name="brand">
      {(brand) => (
        <ValueList
          resource={brand}
          record={record}
          names={['name', 'code', 'country', 'active', 'productsCount']}
        />
      )}
    </OfArea>
  )
}
