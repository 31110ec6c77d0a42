import { useTranslate } from 'ra-core'
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react'
import { areaHeads } from '#areas'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import type { AnyRecord, AreaHead } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { StatusChip } from '../../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import { LastSeen, type PersonProps, Portrait, RoleNames, useRights } from './PersonCard.tsx'
import css from './userList.module.css'

const PersonSteps = lazy(() => import('./PersonSteps.tsx'))

interface PersonPanelProps extends PersonProps {
  people: readonly AnyRecord[]
  mayEdit: boolean
  /** Shows somebody else, or with no id the list alone. */
  onShow: (id: string) => void
}

/** Somebody with all that their roles let them do, in words; the arrow keys lead to the next one. */
export function PersonPanel({ people, person, area, roles, mayEdit, onShow }: PersonPanelProps) {
  const { text, field, value, closing } = useAreaWords(area.path)
  const translate = useTranslate()
  const rights = useRights(person, roles)
  const chat = useChatWith(person)
  const at = people.indexOf(person)
  const [before, after] = [people[at - 1], people[at + 1]]
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const next = key === forward ? after : key === 'ArrowLeft' || key === 'ArrowRight' ? before : undefined
    if (next) onShow(next.id)
  }
  const facts: [label: string, value: ReactNode][] = [
    [field('designation'), person.designation],
    [field('email'), person.email && <a href={`mailto:${person.email}`}>{person.email}</a>],
    [field('phone'), person.phone && <a href={`tel:${person.phone}`}>{person.phone}</a>],
    [field('roles'), <RoleNames key="roles" person={person} />],
    [field('secondStep'), value('secondStep', person.secondStep)],
    [
      field('lastSeenAt'),
      person.lastSeenAt && <LastSeen key="seen" at={person.lastSeenAt} area={area} person={person} />,
    ],
  ]
  return (
    <Dialog title={person.name} side="end" onClose={() => onShow('')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div className={dialog.body} tabIndex={-1} data-first onKeyDown={onKeyDown}>
        <div className={css.head}>
          <Portrait person={person} />
          <StatusChip resource={area} status={person.status} />
        </div>
        <Suspense>
          <PersonSteps area={area} person={person} onDeleted={() => onShow('')} />
        </Suspense>
        <dl className={css.facts}>
          {facts
            .filter(([, given]) => given)
            .map(([label, given]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{given}</dd>
              </div>
            ))}
        </dl>
        <h3>{text('userList.may')}</h3>
        {person.administrator && <p>{text('userList.everything')}</p>}
        {rights && (
          <>
            <Areas title={text('userList.changes')} areas={rights.changes} />
            <Areas title={text('userList.sees')} areas={rights.sees} />
            {rights.changes.length + rights.sees.length === 0 && <p>{text('userList.nothing')}</p>}
          </>
        )}
        {!rights && !person.administrator && <p>{text('userList.unknown')}</p>}
      </div>
      <div className={dialog.actions}>
        <Button disabled={!before} onClick={() => before && onShow(before.id)}>
          {text('userList.previous')}
        </Button>
        <Button disabled={!after} onClick={() => after && onShow(after.id)}>
          {text('userList.next')}
        </Button>
        {chat && <ButtonLink to={`${chat}?with=${person.id}`}>{text('userList.write')}</ButtonLink>}
        {mayEdit && (
          <ButtonLink to={`/app/${area.path}/${person.id}`}>{translate('ra.action.edit')}</ButtonLink>
        )}
        <Button look="primary" onClick={() => onShow('')}>
          {closing}
        </Button>
      </div>
    </Dialog>
  )
}

function Areas({ title, areas }: { title: string; areas: readonly AreaHead[] }) {
  const translate = useTranslate()
  if (areas.length === 0) return null
  return (
    <section className={css.areas}>
      <h4>{title}</h4>
      <ul>
        {areas.map(({ path }) => (
          <li key={path}>{translate(`resources.${path}.name`, { smart_count: 2 })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Where one writes to a colleague, for whoever may; nobody writes to themselves, nor to somebody who does not come in. */
function useChatWith({ id, status }: AnyRecord): string | undefined {
  const viewer = useViewer()
  const me = useSession()?.userId
  const head: AreaHead | undefined = areaHeads.conversation
  const mayWrite = head && canAct(viewer, head, 'view') && canAct(viewer, head, 'create')
  return mayWrite && id !== me && status === 'active' ? `/app/${head.path}` : undefined
}
