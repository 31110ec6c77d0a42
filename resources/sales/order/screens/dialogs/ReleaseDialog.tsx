import { useId } from 'react'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'
import { useKept } from './useKept.ts'

/** Lets orders that were held go on; where one was not paid as its coupon asks, with the reason why the discount stays. */
export default function ReleaseDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { records } = props
  const { text, action } = useOwn()
  const id = useId()
  const [note, setNote, clear] = useKept('order.release', records.map((record) => record.id).join())
  const isAsked = records.some(({ couponCheck }) => couponCheck === 'open')
  return (
    <AskDialog
      {...props}
      onDone={clear}
      title={text('release.title', { smart_count: records.length, number: String(records[0]?.number) })}
      submit={action('release')}
      isReady={!isAsked || note.trim() !== ''}
      ask={{ operation: 'release', input: note.trim() ? { note: note.trim() } : {} }}
    >
      {isAsked && <p>{text('release.coupon')}</p>}
      <TextBoxField
        id={`${id}-note`}
        source="note"
        label={text('note')}
        required={isAsked}
        lines={2}
        maxLength={500}
        text={note}
        onText={setNote}
      />
    </AskDialog>
  )
}
