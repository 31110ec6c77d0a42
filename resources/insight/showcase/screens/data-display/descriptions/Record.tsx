import type { Resource } from '../../../../../../src/core/index.ts'
import { useTexts } from '../../../../../../src/views/form/useTexts.ts'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { ShownValue } from '../../../../../../src/views/show/ShownValue.tsx'
import css from '../../../../../../src/views/show/show.module.css'

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
  return <OfArea name="brand">{(brand) => <Values resource={brand} />}</OfArea>
}

function Values({ resource }: { resource: Resource }) {
  const { field } = useTexts(resource)
  return (
    <dl className={css.values}>
      {['name', 'code', 'country', 'active', 'productsCount'].map((name) => (
        <div key={name} className={css.value}>
          <dt>{field(name)}</dt>
          <dd>
            <ShownValue resource={resource} record={record} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
