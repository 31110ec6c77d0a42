import { useId, useState } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { customer } from '../customer.ts'
import { useOwn } from './useOwn.ts'

const dialogOf = (operation: 'blockCod' | 'allowCod') =>
  function CashDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof customer>>) {
    const { text, action } = useOwn()
    const id = useId()
    const [typed, setTyped] = useState('')
    const reason = typed.trim()
    const part = { id, source: 'reason', label: text('reason'), required: true }
    return (
      <AskDialog
        resource={resource}
        records={records}
        close={close}
        title={action(operation)}
        submit={action(operation)}
        isReady={reason !== ''}
        ask={{ operation, input: { reason } }}
      >
        <p>{text(`${operation}Hint`)}</p>
        <TextBoxField
          {...part}
          maxLength={255}
          text={typed}
          onText={setTyped}
          more={{ 'data-first': true }}
        />
      </AskDialog>
    )
  }

/** Takes cash on delivery from customers. */
export const BlockCodDialog = dialogOf('blockCod')

/** Allows customers cash on delivery again. */
export const AllowCodDialog = dialogOf('allowCod')
