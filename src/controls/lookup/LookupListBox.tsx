import { useLocale, useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { Condition } from '../../core/index.ts'
import { RecordTitle } from '../../views/RecordTitle.tsx'
import { RegistryContext } from '../../views/RegistryContext.ts'
import { titleOf } from '../../views/titleOf.ts'
import type { EditorProps } from '../parts/editor.ts'
import { ComboBox } from './ComboBox.tsx'
import { PickedList } from './PickedList.tsx'
import { useLooked } from './useLookup.ts'
import { offeredTo, useLookupBox } from './useLookupBox.tsx'

/** Several records of another area: found by typing, shown in their order, moved and taken out below. */
export function LookupListBox({
  value,
  onChange,
  options,
  ...props
}: EditorProps<string[], { to: string; where?: Condition; max?: number }>) {
  const target = useContext(RegistryContext)[options.to]
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  if (!target)
    throw new Error(
      `'${options.to}' is not a registered resource. A reference points to one. Add it to resources/index.ts.`,
    )
  const ids = value ?? []
  const { found, box } = useLookupBox(target, offeredTo(props, options))
  const { looked, remember } = useLooked(target, ids)
  const isFull = ids.length >= (options.max ?? 100)
  return (
    <>
      <ComboBox
        {...props}
        {...box}
        disabled={props.disabled || isFull}
        keepsOpen
        shown=""
        placeholder={translate(isFull ? 'fields.lookup.full' : 'fields.lookup.add', {
          smart_count: options.max ?? 100,
        })}
        chosen={ids}
        onPick={(id) => {
          const picked = found.find((record) => record.id === id)
          if (picked) remember(picked)
          onChange(ids.includes(id) ? ids.filter((each) => each !== id) : isFull ? ids : [...ids, id])
        }}
      />
      {ids.length > 0 && (
        <PickedList
          label={props.label}
          disabled={props.disabled}
          items={ids.map((id) => {
            const record = looked.get(id)
            return {
              id,
              title: record ? titleOf(target, record, locale) : '…',
              content: record ? <RecordTitle resource={target} record={record} picture={20} /> : '…',
            }
          })}
          onChange={onChange}
        />
      )}
    </>
  )
}
