import { useState } from 'react'
import { defined } from '../../../../src/core/defined.ts'
import { hasFlag, type RecordOf, type Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Comment } from '../../../../src/views/Comment.tsx'
import { FileLink } from '../../../../src/views/FileLink.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { contactMessage } from '../contactMessage.ts'
import { Composer } from './Composer.tsx'
import css from './contactMessage.module.css'
import { Delivery } from './Delivery.tsx'
import { OtherMessages } from './OtherMessages.tsx'
import { useDeliveries } from './useDeliveries.ts'
import { useKeys } from './useKeys.ts'
import { useOwn } from './useOwn.ts'

type Message = RecordOf<typeof contactMessage>

/** The words between a customer and the shop, notes among them, and the box to go on; R, N and A do the same by key. */
export default function Conversation({ resource, record }: OwnSectionProps<RecordOf<typeof contactMessage>>) {
  return record ? <Thread resource={resource} message={record as Message} /> : null
}

function Thread({ resource, message }: { resource: Resource; message: Message }) {
  const { text } = useOwn()
  const viewer = useViewer()
  const session = useSession()
  const ask = useOperation(resource)
  const [act] = useAct(resource.path)
  const [mode, setMode] = useState<'reply' | 'note'>('reply')
  const [focused, setFocused] = useState(0)
  const told = useDeliveries(resource, message)
  const isOpen = message.status !== 'closed' && message.status !== 'spam'
  const mayReply = hasFlag(viewer, resource.name, 'reply') && isOpen
  const mayNote = hasFlag(viewer, resource.name, 'edit')
  const authorOf = (kind: string, name: string) => {
    if (kind === 'customer') return text('saidBy', { name })
    return kind === 'note' ? text('noteBy', { name }) : name
  }
  const filesOf = (entry: string) =>
    message.files.flatMap((each) => (each.entry === entry ? [each.file] : []))
  const write = (next: 'reply' | 'note') => {
    setMode(next)
    setFocused((count) => count + 1)
  }
  const take = () =>
    void act(async () => {
      await ask('assign', { record: message, input: { to: session?.userId } })
      return text('assigned', { ticket: message.ticketNo })
    })
  useKeys(
    defined({
      r: mayReply ? () => write('reply') : undefined,
      n: mayNote ? () => write('note') : undefined,
      a: mayNote ? take : undefined,
    }),
  )
  return (
    <div className={css.conversation}>
      {message.thread.length === 0 && <p className={css.quiet}>{text('empty')}</p>}
      <ol className={css.thread}>
        {message.thread.map(({ id, kind, author, at, text: words, channel, sentAs }) => (
          <li key={id} className={css.entry} data-kind={kind}>
            <Comment author={authorOf(kind, author)} at={at} text={words}>
              {filesOf(id).map((file) => (
                <FileLink key={file.file} value={file} />
              ))}
              {kind === 'reply' && (
                <Delivery channel={channel} isSent={sentAs !== null} told={told.get(id)} />
              )}
            </Comment>
          </li>
        ))}
      </ol>
      {(mayReply || mayNote) && (
        <Composer
          key={focused}
          resource={resource}
          message={message}
          mayReply={mayReply}
          mayNote={mayNote}
          mode={mayReply ? mode : 'note'}
          onMode={setMode}
          autoFocus={focused > 0}
        />
      )}
      <OtherMessages resource={resource} message={message} />
    </div>
  )
}
