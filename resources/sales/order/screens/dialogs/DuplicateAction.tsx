import { useCreatePath } from 'ra-core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'

/** Makes a draft with the same items for the same customer and leads there; runs by itself. */
export default function DuplicateAction({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof order>>) {
  const { text } = useOwn()
  const ask = useOperation(resource)
  const [act] = useAct(resource.path)
  const createPath = useCreatePath()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one opening
  useEffect(() => {
    void act(async () => {
      const { id } = await ask<{ id: string }>('duplicate', { id: records[0]?.id ?? '' })
      navigate(createPath({ resource: resource.path, id, type: 'edit' }))
      return text('duplicated')
    }).then(close)
  }, [])
  return null
}
