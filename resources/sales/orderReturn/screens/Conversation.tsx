import { lazy, Suspense, useId, useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { typedSince } from '../../../../src/controls/parts/typedSince.ts'
import { PictureList } from '../../../../src/controls/upload/PictureList.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Comment } from '../../../../src/views/Comment.tsx'
import { FileLink } from '../../../../src/views/FileLink.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { Picture } from '../../../../src/views/Picture.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from '../../../customers/contactMessage/screens/contactMessage.module.css'
import { DeliveryState } from '../../../customers/contactMessage/screens/DeliveryState.tsx'
import { useAnswerFiles } from '../../../customers/contactMessage/screens/useAnswerFiles.ts'
import { useDeliveries } from '../../../customers/contactMessage/screens/useDeliveries.ts'
import type { orderReturn } from '../orderReturn.ts'
import type { Return } from './returnFacts.ts'
import own from './returns.module.css'

/** What takes files is fetched when somebody brings one. */
const AnswerFiles = lazy(() => import('../../../customers/contactMessage/screens/AnswerFiles.tsx'))

const kinds = ['reply', 'note', 'heard'] as const

/** The words about a return, with photos and files: to the customer, from them, and among staff. */
export default function Conversation({ resource, record }: OwnSectionProps<RecordOf<typeof orderReturn>>) {
  return record ? <Thread resource={resource} record={record as Return} /> : null
}

function Thread({ resource, record }: { resource: Resource; record: Return }) {
  const { text, value } = useAreaWords<typeof orderReturn>(resource.path)
  const viewer = useViewer()
  const told = useDeliveries(resource, record)
  const may = { reply: 'message', note: 'edit', heard: 'message' } as const
  const offered = kinds.filter((kind) => hasFlag(viewer, resource.name, may[kind]))
  return (
    <div className={css.conversation}>
      {record.thread.length === 0 && <p className={css.quiet}>{text('noWords')}</p>}
      <ol className={css.thread}>
        {record.thread.map(({ id, kind, author, at, text: words, photos }) => (
          <li key={id} className={css.entry} data-kind={kind}>
            <Comment
              author={author}
              about={kind !== 'reply' && value('thread.kind', kind)}
              at={at}
              text={words}
            >
              {photos.length > 0 && (
                <div className={own.photos}>
                  {photos.map((photo) => (
                    <Picture key={photo.file} value={photo} width={72} />
                  ))}
                </div>
              )}
              {record.files.map(
                ({ entry, file }) => entry === id && <FileLink key={file.file} value={file} />,
              )}
              <DeliveryState told={told.get(id)} />
            </Comment>
          </li>
        ))}
      </ol>
      {offered.length > 0 && <Composer resource={resource} record={record} offered={offered} />}
    </div>
  )
}

interface ComposerProps {
  resource: Resource
  record: Return
  offered: readonly (typeof kinds)[number][]
}

/** The box for the next word. Not a form, for it stands in one. */
function Composer({ resource, record, offered }: ComposerProps) {
  const { text } = useAreaWords<typeof orderReturn>(resource.path)
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const [kind, setKind] = useState<(typeof kinds)[number]>(offered[0] ?? 'note')
  const [words, setWords] = useState('')
  const [photos, setPhotos] = useState<Return['thread'][number]['photos']>([])
  const [isAttaching, setAttaching] = useState(false)
  const attached = useAnswerFiles()
  const { files } = attached
  const isReady = words.trim() !== '' && attached.isReady
  const send = () =>
    void act(async () => {
      const { sent } = await ask<{ sent?: boolean }>(kind, {
        id: record.id,
        input: { text: words, photos, files },
      })
      setWords(typedSince(words))
      setPhotos([])
      attached.sent(files)
      setAttaching(false)
      return text(sent === false ? 'onlyNoted' : 'added')
    })
  const part = { id: `${id}-words`, source: 'text', label: text(`say.${kind}`) }
  return (
    <div className={css.composer} data-kind={kind === 'note' ? 'note' : 'reply'}>
      <div className={css.modes}>
        {offered.map((each) => (
          <Button
            key={each}
            small
            look={each === kind ? 'primary' : 'text'}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {text(each)}
          </Button>
        ))}
      </div>
      <TextBoxField
        {...part}
        lines={3}
        maxLength={5000}
        text={words}
        onText={setWords}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady) return
          event.preventDefault()
          send()
        }}
      />
      {kind !== 'reply' && (
        <PictureList id={`${id}-photos`} pictures={photos} onChange={setPhotos} max={6} maxMB={10} />
      )}
      {isAttaching && (
        <Suspense fallback={<Skeleton height={90} />}>
          <AnswerFiles id={`${id}-files`} state={attached} />
        </Suspense>
      )}
      <div className={css.controls}>
        {!isAttaching && (
          <Button look="text" onClick={() => setAttaching(true)}>
            {text('attach')}
          </Button>
        )}
        <Button look="primary" busy={isBusy} disabled={!isReady} onClick={send}>
          {text('add')}
        </Button>
      </div>
    </div>
  )
}
