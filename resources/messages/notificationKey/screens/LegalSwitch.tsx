import { useRecordContext, useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import boolean from '../../../../src/fields/boolean/boolean.input.tsx'
import type { InputProps } from '../../../../src/fields/view.ts'
import { Notice } from '../../../../src/views/form/Notice.tsx'

/** The switch of a key; for one that law or contract demands it says what switching it off means (areas, 17). */
export function LegalSwitch(props: InputProps) {
  const translate = useTranslate()
  const record = useRecordContext()
  const isOn = useWatch({ name: props.source })
  return (
    <>
      <boolean.Input {...props} />
      {isOn === false && record?.legal === true && (
        <Notice tone="warning" title={translate(`resources.${props.resource.path}.own.legalOff`)} />
      )}
    </>
  )
}
