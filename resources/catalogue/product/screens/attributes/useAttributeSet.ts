import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { areaHeads } from '#areas'
import { type AnyRecord, type AreaHead, hasFlag } from '../../../../../src/core/index.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import type { Inherited } from '../../../category/rules/defaults.ts'

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

const categories = areaHeads.category as AreaHead

/**
 * The attribute set that a category asks its products for: its own, or that of the nearest category above it. Null where there is none;
 * undefined while it is looked for, and for who may not see categories or sets.
 */
export function useAttributeSet(category: string | null): AnyRecord | null | undefined {
  const provider = useDataProvider()
  const ask = useOperation(categories)
  const viewer = useViewer()
  // A refused answer would end the session.
  const maySee = hasFlag(viewer, 'category', 'view') && hasFlag(viewer, 'attributeSet', 'view')
  const { data } = useQuery({
    queryKey: ['pages/attribute-sets', 'ofCategory', category],
    queryFn: async ({ signal }) => {
      if (category === null) return null
      const { attributeSet } = await ask<{ attributeSet?: Inherited }>('inherited', {
        input: { parent: category },
        signal,
      })
      if (!attributeSet) return null
      return (await provider.getOne('pages/attribute-sets', { id: String(attributeSet.value) }))
        .data as AnyRecord
    },
    enabled: maySee,
    staleTime: 60_000,
    retry: false,
  })
  return data
}
