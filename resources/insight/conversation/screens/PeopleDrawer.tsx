import { useGetMany } from 'ra-core'
import { areaHeads } from '#areas'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { AreaHead, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { EmailLink } from '../../../../src/fields/email/EmailLink.tsx'
import { PhoneLink } from '../../../../src/fields/phone/PhoneLink.tsx'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { StaffPicture } from '../../../../src/views/StaffPicture.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { useProfileOf } from '../../../staff/subAdmin/screens/person/profileOf.ts'
import type { Called } from './ConversationList.tsx'
import css from './chat.module.css'
import { useMe } from './useConversations.ts'
import { useWriteTo } from './useWriteTo.ts'

interface PeopleDrawerProps {
  resource: Resource
  conversation: Called
  words: AreaWords
  names: ReadonlyMap<string, string>
  /** Absent where nobody may. */
  onAdd: (() => void) | undefined
  onClose: () => void
}

const staff = areaHeads.subAdmin as AreaHead

/** The members of a conversation and how far each has read; how else to reach them, for those who may view the staff. */
export function PeopleDrawer({ resource, conversation, words, names, onAdd, onClose }: PeopleDrawerProps) {
  const { text, locale, closing } = words
  const me = useMe()
  const profile = useProfileOf()
  const viewer = useViewer()
  const [writeTo, isBusy] = useWriteTo(resource)
  const { members, marks, title } = conversation
  const { data = [] } = useGetMany<{ id: string; email?: string | null; phone?: string | null }>(
    staff.path,
    { ids: [...members], meta: { fields: ['email', 'phone'] } },
    { enabled: canAct(viewer, staff, 'view'), retry: false },
  )
  // With two, this is the conversation.
  const isGroup = members.length > 2 && canAct(viewer, resource, 'create')
  const readBy = (id: string) => {
    if (id === me) return text('you')
    const { readAt = null } = marks.find(({ person }) => person === id) ?? {}
    if (readAt === null) return text('readNothing')
    const time = formatTime(readAt, locale, { dateStyle: 'medium', timeStyle: 'short' })
    return text('readUntil', { time })
  }
  return (
    <Dialog title={title} side="end" onClose={onClose}>
      <div className={dialog.body}>
        <h3>{text('members', { smart_count: members.length })}</h3>
        <ul className={css.people}>
          {members.map((id) => {
            const name = names.get(id) ?? '…'
            const to = profile(id)
            const { email, phone } = data.find((each) => each.id === id) ?? {}
            return (
              <li key={id}>
                <StaffPicture id={id} name={name} size={40} />
                <div>
                  <strong dir="auto">{to ? <Link to={to}>{name}</Link> : name}</strong>
                  <span className={css.quiet}>{readBy(id)}</span>
                  {email && <EmailLink value={email} />}
                  {phone && <PhoneLink value={phone} />}
                  {id !== me && isGroup && (
                    <span>
                      <Button small disabled={isBusy} onClick={() => writeTo(id)}>
                        {text('writeTo', { name })}
                      </Button>
                    </span>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </div>
      <DialogButtons
        more={onAdd && <Button onClick={onAdd}>{text('addPeople')}</Button>}
        data-first
        onClick={onClose}
      >
        {closing}
      </DialogButtons>
    </Dialog>
  )
}
