import { useFormContext, useWatch } from 'react-hook-form'
import type { RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { FormLines } from '../../../../src/views/form/FormLines.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { productHead } from '../../productCategory/screens/catalogueHeads.ts'
import type { collection } from '../collection.ts'
import { Conditions } from './Conditions.tsx'
import { HandPicked } from './HandPicked.tsx'
import { Preview } from './Preview.tsx'

/** What a collection holds: products picked and ordered by hand, or conditions with what they find at this moment. */
export default function CollectionContent({ resource }: OwnSectionProps<RecordOf<typeof collection>>) {
  const { control } = useFormContext()
  const type: unknown = useWatch({ control, name: 'type' })
  // Asking for what one may not see ends the session.
  const maySee = canAct(useViewer(), productHead, 'view')
  if (type !== 'automatic') return <HandPicked resource={resource} mayPaste={maySee} />
  return (
    <>
      <FormLines<RecordOf<typeof collection>> lines={[['match']]} />
      <Conditions />
      <FormLines<RecordOf<typeof collection>> lines={[['pinnedProducts'], ['excludedProducts']]} />
      {maySee && <Preview />}
    </>
  )
}
