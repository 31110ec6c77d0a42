import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import { FormLines } from '../../../../src/views/form/FormLines.tsx'
import type { collection } from '../collection.ts'
import { PasteDialog } from './PasteDialog.tsx'

/** The products of a collection by hand, in their order; a list of codes can be pasted. */
export function HandPicked({ resource, mayPaste }: { resource: Resource; mayPaste: boolean }) {
  const translate = useTranslate()
  const { closed, writable } = useFormFacts()
  const { getValues, setValue } = useFormContext()
  const [isPasting, setPasting] = useState(false)
  const most: number = resource.fields.products?.options.max ?? 1000
  const add = (ids: readonly string[]) => {
    const known = (getValues('products') ?? []) as string[]
    const next = [...known, ...ids.filter((id) => !known.includes(id))].slice(0, most)
    setValue('products', next, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      {mayPaste && closed === undefined && writable.has('products') && (
        <div>
          <Button small onClick={() => setPasting(true)}>
            {translate('merchandising.paste.open')}
          </Button>
        </div>
      )}
      <FormLines<RecordOf<typeof collection>> lines={[['products']]} />
      {isPasting && <PasteDialog onAdd={add} onClose={() => setPasting(false)} />}
    </>
  )
}
