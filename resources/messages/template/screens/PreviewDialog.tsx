import { areaHeads } from '#areas'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type AnyRecord, type AreaHead, hasFlag } from '../../../../src/core/index.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { template } from '../template.ts'
import { MessagePreview } from './MessagePreview.tsx'

/** A template filled in, as the server fills it: with samples or, for whoever may read what people were told, with what was last sent. */
export default function PreviewDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof template>>) {
  const { text } = useAreaWords<typeof template>(resource.path)
  const mayRead = hasFlag(useViewer(), (areaHeads.notification as AreaHead).name, 'viewPii')
  const choice = {
    label: text('values'),
    all: mayRead ? (['samples', 'last'] as const) : (['samples'] as const),
    nameOf: (one: 'samples' | 'last') => text(one === 'last' ? 'lastSent' : 'samples'),
    input: 'values',
  }
  return <MessagePreview resource={resource} record={records[0] as AnyRecord} choice={choice} close={close} />
}
