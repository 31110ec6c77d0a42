import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { MessagePreview } from '../../template/screens/MessagePreview.tsx'
import type { broadcast } from '../broadcast.ts'

/** What the customers of each language get, within its layout and with samples. */
export default function PreviewDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof broadcast>>) {
  const record = records[0] as AnyRecord
  const { field, value } = useAreaWords<typeof broadcast>(resource.path)
  const [first = 'en', ...others] = (record.texts as { locale: string }[]).map(({ locale }) => locale)
  const choice = {
    label: field('texts.locale'),
    all: [first, ...others] as const,
    nameOf: (one: string) => value('texts.locale', one),
    input: 'locale',
  }
  return <MessagePreview resource={resource} record={record} choice={choice} close={close} />
}
