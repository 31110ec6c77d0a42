import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { SendLinkDialog } from './SendLinkDialog.tsx'
import { useOwn } from './useOwn.ts'

/** Sends the customer a link that the payment can be paid by. */
export default function LinkDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof payment>>) {
  const words = useOwn()
  const { text, action, field } = words
  const ask = useOperation(resource)
  const [record] = records
  return (
    <SendLinkDialog
      words={words}
      title={action('sendLink', record?.number)}
      text={text('linkText')}
      sentText={(time) => text('linkSent', { time })}
      label={field('link')}
      send={action('sendLink')}
      copy={text('copy')}
      copied={text('copied')}
      onSend={() => ask('sendLink', { id: record?.id ?? '' })}
      paths={[resource.path]}
      close={close}
    />
  )
}
