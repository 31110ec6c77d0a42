import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { Notice } from '../../../../src/views/form/Notice.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { channels } from '../../notification/rules/channels.ts'
import type { notificationKey } from '../notificationKey.ts'

const uses = ['always', 'fallback', 'off'] as const

/** Switches one channel of one event or of several (areas, 17); what law or contract needs is said before it is switched off. */
export default function ChannelDialog(props: OwnActionProps<RecordOf<typeof notificationKey>>) {
  const { resource, records } = props
  const { text, action, choices, field } = useAreaWords<typeof notificationKey>(resource.path)
  const [channel, setChannel] = useState<string>('email')
  const [use, setUse] = useState<string>('always')
  const isLegal = records.some(({ legal }) => legal === true)
  const choice = (
    name: 'channel' | 'use',
    chosen: string,
    values: readonly string[],
    onChoose: (value: string) => void,
  ) => (
    <ChoiceField
      id={`key-${name}`}
      source={name}
      label={field(`ways.${name}`)}
      choices={choices(`ways.${name}`, values)}
      chosen={chosen}
      none={undefined}
      onChoose={onChoose}
    />
  )
  return (
    <AskDialog
      {...props}
      isReady
      ask={{ operation: 'channel', input: { channel, use } }}
      title={action('channel')}
      submit={text('setChannel')}
    >
      {choice('channel', channel, channels, setChannel)}
      {choice('use', use, uses, setUse)}
      {use === 'off' && isLegal && <Notice tone="warning" title={text('legalChannelOff')} />}
    </AskDialog>
  )
}
