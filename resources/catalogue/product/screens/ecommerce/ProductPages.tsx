import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../../src/core/index.ts'
import { useArea } from '../../../../../src/loadArea.ts'
import { AreaGuard } from '../../../../../src/shell/access/Guard.tsx'
import { ResourceCreate } from '../../../../../src/views/form/ResourceCreate.tsx'
import { ResourceEdit } from '../../../../../src/views/form/ResourceEdit.tsx'
import { ResourceShow } from '../../../../../src/views/show/ResourceShow.tsx'

const head = areaHeads.product as AreaHead

/** The form of a new product, for those who may add one. */
export function AddProductPage() {
  const product = useArea(head)
  return (
    <AreaGuard resource={head} action="create">
      <ResourceCreate resource={product} />
    </AreaGuard>
  )
}

/** The form of a product; whoever may not change it is shown it. */
export function EditProductPage() {
  const product = useArea(head)
  return (
    <AreaGuard resource={head} action="edit" otherwise={<ResourceShow resource={product} />}>
      <ResourceEdit resource={product} />
    </AreaGuard>
  )
}
