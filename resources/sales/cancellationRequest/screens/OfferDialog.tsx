import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { type FieldName, useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { cancellationRequest } from '../cancellationRequest.ts'

/** Offers the customer something else than the cancellation: another size, another address. */
export default function OfferDialog(props: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  const { resource, records } = props
  const { text, action, field, choices } = useAreaWords<typeof cancellationRequest>(resource.path)
  const id = useId()
  const [kind, setKind] = useState('size')
  const [words, setWords] = useState('')
  const part = (name: FieldName<typeof cancellationRequest>) => ({
    id: `${id}-${name}`,
    source: name,
    label: field(name),
  })
  return (
    <AskDialog
      {...props}
      title={action('offer', records[0]?.number)}
      submit={text('sendOffer')}
      isReady={words.trim() !== ''}
      said={([answer]) => text((answer as { sent: boolean }).sent ? 'offered' : 'offerNoted')}
      ask={{ operation: 'offer', input: { kind, text: words } }}
    >
      <ChoiceField
        {...part('offer')}
        choices={choices('offer', ['size', 'address', 'return', 'other'])}
        chosen={kind}
        onChoose={setKind}
      />
      <TextBoxField
        {...part('offerText')}
        required
        help={text('offerHint')}
        lines={4}
        maxLength={1000}
        text={words}
        onText={setWords}
      />
    </AskDialog>
  )
}
