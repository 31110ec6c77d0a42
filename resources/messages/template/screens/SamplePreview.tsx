import { useQuery } from '@tanstack/react-query'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { template } from '../template.ts'
import { MessagePaper, type Preview } from './MessagePaper.tsx'

/** In px: a mail has a head, a body and a foot; of a text eight lines are seen. */
const mailHeight = 420
const textHeight = 204

/** The stored template, filled in with samples, as those who get it see it. */
export default function SamplePreview({ resource, record }: OwnSectionProps<RecordOf<typeof template>>) {
  const ask = useOperation(resource)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'preview', record?.id, record?.version, 'samples'],
    queryFn: ({ signal }) =>
      ask<Preview>('preview', { id: String(record?.id), input: { values: 'samples' }, signal }),
    enabled: record !== undefined,
    retry: false,
  })
  const texts = useTexts(resource)
  if (!record) return null
  if (error) return <p role="alert">{error.message}</p>
  const fixed = {
    height: record.channel === 'email' ? mailHeight : textHeight,
    label: texts.section('preview'),
  }
  return <MessagePaper preview={data} fixed={fixed} />
}
