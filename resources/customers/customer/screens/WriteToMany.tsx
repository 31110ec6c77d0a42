import { useCreatePath, useNavigate } from 'ra-core'
import { useEffect } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { customer } from '../customer.ts'

/** Opens the form of a new broadcast to the chosen customers, which tells how many of them agree; draws nothing. */
export default function WriteToMany({ records, close }: OwnActionProps<RecordOf<typeof customer>>) {
  const createPath = useCreatePath()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form for one press.
  useEffect(() => {
    const { path } = areaHeads.broadcast as AreaHead
    const customers = records.map(({ id }) => id)
    navigate(createPath({ resource: path, type: 'create' }), { state: { record: { customers } } })
    close()
  }, [])
  return null
}
