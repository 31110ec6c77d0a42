import type { Resource } from '../../../../../../src/core/index.ts'
import form from '../../../../../../src/views/form/form.module.css'
import { useTexts } from '../../../../../../src/views/form/useTexts.ts'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { ShownValue } from '../../../../../../src/views/show/ShownValue.tsx'
import css from '../../../../../../src/views/show/show.module.css'

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
  return <OfArea name="tag">{(tag) => <Card resource={tag} />}</OfArea>
}

function Card({ resource }: { resource: Resource }) {
  const { field } = useTexts(resource)
  return (
    <section className={form.card} aria-label={record.name}>
      <h3 className={form.cardTitle}>{record.name}</h3>
      <dl className={css.values}>
        {['kind', 'slug', 'colour', 'public'].map((name) => (
          <div key={name} className={css.value}>
            <dt>{field(name)}</dt>
            <dd>
              <ShownValue resource={resource} record={record} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
