import { useState } from 'react'
import { areaHeads } from '#areas'
import { type AnyRecord, isEmpty, type RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { wantedNames } from '../../../../src/derive/wantedNames.ts'
import { useFormFacts, useFormStand } from '../../../../src/views/form/FormContexts.ts'
import { FormField } from '../../../../src/views/form/FormField.tsx'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { ValueList } from '../../../../src/views/show/CardValues.tsx'
import type { projectCard } from '../projectCard.ts'
import { Attachments } from './Attachments.tsx'
import { CardGuard } from './CardGuard.tsx'
import { CardHead } from './CardHead.tsx'
import { Checklist } from './Checklist.tsx'
import { Comments } from './Comments.tsx'
import css from './card.module.css'
import { SaveSoon } from './SaveSoon.tsx'

type CardField = keyof RecordOf<typeof projectCard>

/** A card as it is changed: what it is about in the wide column, when and by whom in the narrow one. */
export function CardLayout() {
  const { base, resource } = useFormFacts()
  const { changed, submit } = useFormStand()
  const [comment, setComment] = useState('')
  const record = base as AnyRecord
  const wanted = wantedNames(
    resource,
    (['members', 'products', 'orders'] satisfies CardField[]).map((name) => [name, record[name]] as const),
  )
  return (
    <NamedRecords wanted={wanted}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is typed is saved once its field is left */}
      <div className={css.layout} onBlur={() => changed.length > 0 && submit()}>
        <CardHead record={record} />
        <div className={css.main}>
          <Part name="title" />
          <Part name="description" />
          <Checklist />
          <Part name="pictures" />
          <Attachments />
        </div>
        <div className={css.rail}>
          {(['dueDate', 'labels', 'members'] satisfies CardField[]).map((name) => (
            <Part key={name} name={name} />
          ))}
          <Links name="products" area="product" />
          <Links name="orders" area="order" />
        </div>
      </div>
      <Comments record={record} text={comment} onText={setComment} />
      <SaveSoon />
      <CardGuard comment={comment} onDiscard={() => setComment('')} />
    </NamedRecords>
  )
}

/** A field to be changed, or to be read by whoever may not change it. */
function Part({ name }: { name: CardField }) {
  const { resource, base, readable, writable, closed } = useFormFacts()
  const record = base as AnyRecord
  if (!readable.has(name)) return null
  if (writable.has(name) && closed === undefined) return <FormField name={name} />
  return isEmpty(record[name]) ? null : <ValueList resource={resource} record={record} names={[name]} />
}

/** What the card is about in another area, for whoever may see that area. */
function Links({ name, area }: { name: CardField; area: string }) {
  const { viewer } = useFormFacts()
  const head = areaHeads[area]
  return head && canAct(viewer, head, 'view') ? <Part name={name} /> : null
}
