import form from '../../../../../../src/views/form/form.module.css'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { ValueList } from '../../../../../../src/views/show/CardValues.tsx'

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
        <section className={form.card} aria-label={record.name}>
          <h3 className={form.cardTitle}>{record.name}</h3>
          <ValueList resource={tag} record={record} names={['kind', 'slug', 'colour', 'public']} />
        </section>
      )}
    </OfArea>
  )
}
