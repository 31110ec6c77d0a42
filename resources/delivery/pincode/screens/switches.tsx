import { useId, useState } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { pincode } from '../pincode.ts'

interface Switch {
  /** The own action, whose name is the title, and the operation behind it. */
  readonly action: string
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
  /** Whether it is asked why. */
  readonly asksWhy?: true
}

const dialogOf = ({ action: name, operation, input, asksWhy }: Switch) =>
  function SwitchDialog({ resource, records, close }: OwnActionProps) {
    const { text, action } = useAreaWords<typeof pincode>(resource.path)
    const id = useId()
    const [why, setWhy] = useState('')
    const label = text('why')
    return (
      <AskDialog
        resource={resource}
        records={records}
        close={close}
        title={action(name)}
        submit={action(name)}
        isReady
        ask={{ operation, input: asksWhy ? { ...input, reason: why.trim() || null } : input }}
      >
        <p>{text(`${name}Hint`)}</p>
        {asksWhy && (
          <TextBoxField id={id} source="reason" label={label} maxLength={200} text={why} onText={setWhy} />
        )}
      </AskDialog>
    )
  }

/** Closes pincodes for deliveries. */
export const CloseDialog = dialogOf({
  action: 'close',
  operation: 'switchService',
  input: { open: false },
  asksWhy: true,
})

/** Opens pincodes for deliveries again. */
export const OpenDialog = dialogOf({ action: 'open', operation: 'switchService', input: { open: true } })

/** Takes cash on delivery away. */
export const CashOffDialog = dialogOf({
  action: 'cashOff',
  operation: 'switchCash',
  input: { allowed: false },
  asksWhy: true,
})

/** Allows cash on delivery again. */
export const CashOnDialog = dialogOf({ action: 'cashOn', operation: 'switchCash', input: { allowed: true } })

/** Says that what is known of pincodes was looked at and is right. */
export const VerifyDialog = dialogOf({ action: 'verify', operation: 'verify', input: {} })
