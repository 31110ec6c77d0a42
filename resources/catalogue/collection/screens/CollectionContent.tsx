import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { FormLines } from '../../../../src/views/form/FormLines.tsx'
import { productHead } from '../../productCategory/screens/catalogueHeads.ts'
import { Conditions } from './Conditions.tsx'
import { HandPicked } from './HandPicked.tsx'
import { Preview } from './Preview.tsx'

/** What a collection holds: products picked and ordered by hand, or conditions with what they find at this moment. */
export default function CollectionContent({ resource }: { resource: Resource; record?: AnyRecord }) {
  const { control } = useFormContext()
  const type: unknown = useWatch({ control, name: 'type' })
  // Asking for what one may not see ends the session.
  const maySee = canAct(useViewer(), productHead, 'view')
  if (type !== 'automatic') return <HandPicked resource={resource} mayPaste={maySee} />
  return (
    <>
      <FormLines lines={[['match']]} />
      <Conditions />
      <FormLines lines={[['pinnedProducts'], ['excludedProducts']]} />
      {maySee && <Preview />}
    </>
  )
}
