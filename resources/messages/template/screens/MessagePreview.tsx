import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { template } from '../template.ts'
import { Choice } from './Choice.tsx'
import { MessagePaper, type Preview } from './MessagePaper.tsx'

interface MessagePreviewProps<T extends string> {
  readonly resource: Resource
  readonly record: AnyRecord
  /** What may be chosen beside width and ground; of a single one there is no choice. The operation `preview` gets it under `input`. */
  readonly choice: {
    readonly label: string
    readonly all: readonly [T, ...T[]]
    readonly nameOf: (one: T) => string
    readonly input: string
  }
  readonly close: () => void
}

/** A message filled in by the server's operation `preview`, as those who get it see it. */
export function MessagePreview<T extends string>({
  resource,
  record,
  choice,
  close,
}: MessagePreviewProps<T>) {
  const { id, version, name } = record
  const ask = useOperation(resource)
  const { action } = useAreaWords<typeof template>(resource.path)
  const [chosen, setChosen] = useState(choice.all[0])
  const { data, error } = useQuery({
    queryKey: [resource.path, 'preview', id, version, chosen],
    queryFn: ({ signal }) => ask<Preview>('preview', { id, input: { [choice.input]: chosen }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <QuestionDialog title={action('preview', String(name))} size="large" onClose={close}>
      {error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <MessagePaper preview={data}>
          {choice.all.length > 1 && <Choice {...choice} chosen={chosen} onChoose={setChosen} />}
        </MessagePaper>
      )}
    </QuestionDialog>
  )
}
