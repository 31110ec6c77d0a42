import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { Choice } from '../../template/screens/Choice.tsx'
import { MessagePaper, type Preview } from '../../template/screens/MessagePaper.tsx'
import type { notificationKey } from '../notificationKey.ts'

interface Previewed {
  readonly texts: readonly { readonly id: string; readonly channel: string; readonly locale: string }[]
  readonly preview: Preview | null
}

/** What an event says by each channel and in each language, filled in with samples. */
export default function PreviewDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof notificationKey>>) {
  const { id, name } = records[0] as AnyRecord
  const ask = useOperation(resource)
  const { text, action, field, value } = useAreaWords<typeof notificationKey>(resource.path)
  const [wanted, setWanted] = useState<string>()
  const { data, error } = useQuery({
    queryKey: [resource.path, 'preview', id, wanted],
    queryFn: ({ signal }) => ask<Previewed>('preview', { id, input: wanted ? { text: wanted } : {}, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const texts = data?.texts ?? []
  const shown = texts.find((each) => each.id === wanted) ?? texts[0]
  const channels = [...new Set(texts.map(({ channel }) => channel))]
  const languages = texts.filter(({ channel }) => channel === shown?.channel)
  const openFirst = (of: string) => setWanted(texts.find(({ channel }) => channel === of)?.id)
  return (
    <QuestionDialog title={action('preview', String(name))} size="large" onClose={close}>
      {error && <p role="alert">{error.message}</p>}
      {data?.preview === null && <p role="status">{text('noWords')}</p>}
      {!error && data?.preview !== null && (
        <MessagePaper preview={data?.preview}>
          {shown && (
            <>
              <Choice
                label={field('ways.channel')}
                all={channels}
                chosen={shown.channel}
                onChoose={openFirst}
                nameOf={(one) => value('ways.channel', one)}
              />
              <Choice
                label={text('language')}
                all={languages.map((each) => each.id)}
                chosen={shown.id}
                onChoose={setWanted}
                nameOf={(one) => value('wordedIn', texts.find((each) => each.id === one)?.locale ?? '')}
              />
            </>
          )}
        </MessagePaper>
      )}
    </QuestionDialog>
  )
}
