import { useEffect } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { contactMessage } from '../contactMessage.ts'
import { useOwn } from './useOwn.ts'

/** Gives messages to whoever asks; runs by itself. */
export default function AssignToMe({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof contactMessage>>) {
  const { list } = usePunctuation()
  const { text } = useOwn()
  const session = useSession()
  const ask = useOperation(resource)
  const [act] = useAct(resource.path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one opening
  useEffect(() => {
    void act(async () => {
      for (const record of records) await ask('assign', { record, input: { to: session?.userId } })
      return text('assigned', { ticket: list(records.map(({ ticketNo }) => ticketNo)) })
    }).then(close)
  }, [])
  return null
}
