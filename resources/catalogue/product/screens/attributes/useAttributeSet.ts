import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type AnyRecord, hasFlag } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'

/** A group, an attribute or an option of a set: in English and, where given, in the other languages. */
export interface Labelled {
  readonly code: string
  readonly label: string
  readonly labelFr: string | null
  readonly labelZh: string | null
  readonly labelJa: string | null
}

/** One attribute as a set asks for it. */
export interface Attribute extends Labelled {
  readonly group: string
  readonly type: 'text' | 'number' | 'choice' | 'choices' | 'yesNo'
  readonly unit: string | null
  readonly required: boolean
}

/** One of the values that an attribute may have. */
export interface AttributeOption extends Labelled {
  readonly attribute: string
}

/** How deep the tree of categories may be. */
const deepest = 4

/**
 * The attribute set that a category asks its products for: its own, or that of the nearest category above it. Null where there is none;
 * undefined while it is looked for, and for who may not see categories or sets.
 */
export function useAttributeSet(category: string | null): AnyRecord | null | undefined {
  const provider = useDataProvider()
  const viewer = useViewer()
  // A refused answer would end the session.
  const maySee = hasFlag(viewer, 'category', 'view') && hasFlag(viewer, 'attributeSet', 'view')
  const { data } = useQuery({
    queryKey: ['pages/attribute-sets', 'ofCategory', category],
    queryFn: async () => {
      for (let id = category, level = 0; id !== null && level < deepest; level++) {
        const found = (await provider.getOne('pages/categories', { id })).data as AnyRecord
        if (typeof found.attributeSet === 'string')
          return (await provider.getOne('pages/attribute-sets', { id: found.attributeSet })).data as AnyRecord
        id = (found.parent as string | null) ?? null
      }
      return null
    },
    enabled: maySee,
    staleTime: 60_000,
    retry: false,
  })
  return data
}
