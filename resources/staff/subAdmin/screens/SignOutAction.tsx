import { useNotify, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { subAdmin } from '../subAdmin.ts'

/** Ends all sessions of a member of staff; draws nothing. */
export default function SignOutAction({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof subAdmin>>) {
  const [record] = records
  const ask = useOperation(resource)
  const notify = useNotify()
  const translate = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once.
  useEffect(() => {
    ask('signOut', { id: record?.id ?? '' })
      .then(
        () =>
          notify(translate('resources.admins/subadmins.own.signedOut', { name: record?.name }), {
            type: 'success',
          }),
        (error: Error) => notify(error.message, { type: 'error' }),
      )
      .finally(close)
  }, [])
  return null
}
