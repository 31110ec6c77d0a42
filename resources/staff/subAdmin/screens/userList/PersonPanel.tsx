import { useTranslate } from 'ra-core'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import { Button, ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { PersonPicture } from '../../../../../src/views/PersonPicture.tsx'
import { StatusChip } from '../../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import { PersonFacts } from '../person/PersonFacts.tsx'
import { PersonRights } from '../person/PersonRights.tsx'
import { profileOf } from '../person/profileOf.ts'
import { useChatWith } from '../person/useChatWith.ts'
import type { PersonProps } from './PersonCard.tsx'
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
  const { text, closing } = useAreaWords(area.path)
  const translate = useTranslate()
  const chat = useChatWith(person)
  const at = people.indexOf(person)
  const [before, after] = [people[at - 1], people[at + 1]]
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const next = key === forward ? after : key === 'ArrowLeft' || key === 'ArrowRight' ? before : undefined
    if (next) onShow(next.id)
  }
  return (
    <Dialog title={person.name} side="end" onClose={() => onShow('')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div className={dialog.body} tabIndex={-1} data-first onKeyDown={onKeyDown}>
        <div className={css.head}>
          <PersonPicture name={person.name} picture={person.avatar} size={48} />
          <StatusChip resource={area} status={person.status} />
        </div>
        <Suspense>
          <PersonSteps area={area} person={person} onDeleted={() => onShow('')} />
        </Suspense>
        <PersonFacts person={person} area={area} />
        <PersonRights person={person} area={area} roles={roles} level={3} />
      </div>
      <div className={dialog.actions}>
        <Button disabled={!before} onClick={() => before && onShow(before.id)}>
          {text('userList.previous')}
        </Button>
        <Button disabled={!after} onClick={() => after && onShow(after.id)}>
          {text('userList.next')}
        </Button>
        {chat && <ButtonLink to={chat}>{text('userList.write')}</ButtonLink>}
        <ButtonLink to={profileOf(person.id)}>{text('person.open')}</ButtonLink>
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
