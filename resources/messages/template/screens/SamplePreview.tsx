import { useQuery } from '@tanstack/react-query'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { template } from '../template.ts'
import { MessagePaper, type Preview } from './MessagePaper.tsx'

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
  if (!record) return null
  return error ? <p role="alert">{error.message}</p> : <MessagePaper preview={data} />
}
