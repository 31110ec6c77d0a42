import { useNavigate } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { composeAddress } from './mailPlace.ts'

/** Makes a draft again of a letter that has not left yet, and opens it. */
export function useTakeBack(resource: Resource, { text }: AreaWords): (id: string) => Promise<boolean> {
  const ask = useOperation(resource)
  const [act] = useAct(resource.path)
  const navigate = useNavigate()
  return (id) =>
    act(async () => {
      await ask('takeBack', { id })
      navigate(composeAddress({ draft: id }))
      return text('takenBack')
    })
}
