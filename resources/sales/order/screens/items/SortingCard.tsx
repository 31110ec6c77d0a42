import { useDataProvider } from 'ra-core'
import { useId } from 'react'
import { LookupBox } from '../../../../../src/controls/lookup/LookupBox.tsx'
import { LookupListBox } from '../../../../../src/controls/lookup/LookupListBox.tsx'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { Switch } from '../../../../../src/controls/parts/Switch.tsx'
import type { Field } from '../../../../../src/core/index.ts'
import { writableFields } from '../../../../../src/derive/permissions.ts'
import { RecordLink } from '../../../../../src/fields/reference/RecordLink.tsx'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import form from '../../../../../src/views/form/form.module.css'
import css from '../order.module.css'
import type { PartProps } from '../part.ts'
import { useOwn } from '../useOwn.ts'

/** Who looks after the order, how urgent it is and under which tags it is found; each change is saved at once. */
export function SortingCard({ resource, order, mayWrite }: PartProps) {
  const { text, field } = useOwn()
  const viewer = useViewer()
  const session = useSession()
  const provider = useDataProvider()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const { assignedTo, tags, priority, version } = order
  const writable = writableFields(viewer, resource)
  const save = (data: object) =>
    void act(async () => {
      await provider.update(resource.path, { id: order.id, data: { ...data, version }, previousData: order })
      return undefined
    })
  const assign = (to: string | null) =>
    void act(async () => {
      await ask('assign', { record: order, input: { to } })
      return undefined
    })
  const box = (name: 'assignedTo' | 'tags') => ({
    id: `${id}-${name}`,
    source: name,
    name,
    label: field(name),
    resource,
    field: resource.fields[name] as Field,
    options: resource.fields[name]?.options,
    disabled: !mayWrite || isBusy,
  })
  return (
    <section className={form.card} aria-labelledby={id}>
      <h2 id={id} className={form.cardTitle}>
        {text('sorting')}
      </h2>
      <Frame
        id={`${id}-assignedTo`}
        source="assignedTo"
        label={field('assignedTo')}
        note={
          mayWrite &&
          assignedTo === null && (
            <Button small look="text" disabled={isBusy} onClick={() => assign(session?.userId ?? null)}>
              {text('takeIt')}
            </Button>
          )
        }
      >
        {mayWrite ? (
          <LookupBox {...box('assignedTo')} value={assignedTo} onChange={assign} />
        ) : (
          <span>{assignedTo ? <RecordLink target="subAdmin" id={assignedTo} /> : text('nobody')}</span>
        )}
      </Frame>
      <Frame id={`${id}-tags`} source="tags" label={field('tags')}>
        {writable.includes('tags') && mayWrite ? (
          <LookupListBox {...box('tags')} value={tags} onChange={(next) => save({ tags: next })} />
        ) : (
          <span className={css.tags}>
            {tags.length === 0
              ? text('noTags')
              : tags.map((tag) => <RecordLink key={tag} target="tag" id={tag} />)}
          </span>
        )}
      </Frame>
      {mayWrite && (
        <Switch
          id={`${id}-priority`}
          source="priority"
          label={text('urgent')}
          isOn={priority === 'high'}
          disabled={isBusy}
          onSwitch={(isOn) => save({ priority: isOn ? 'high' : 'normal' })}
        />
      )}
    </section>
  )
}
