import { useTranslate } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import type { subAdmin } from '../subAdmin.ts'

/** Ends all sessions of a member of staff; draws nothing. */
export default function SignOutAction({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof subAdmin>>) {
  const ask = useOperation(resource)
  const translate = useTranslate()
  useActOnce(
    close,
    async () => {
      await ask('signOut', { id: record?.id ?? '' })
      return translate('resources.admins/subadmins.own.signedOut', { name: record?.name })
    },
    resource.path,
  )
  return null
}
