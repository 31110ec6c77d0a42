import { useLocale } from 'ra-core'
import { useContext } from 'react'
import type { Condition } from '../../core/index.ts'
import { RecordPicture } from '../../views/RecordPicture.tsx'
import { pictureOf } from '../../views/RecordTitle.tsx'
import { RegistryContext } from '../../views/RegistryContext.ts'
import { titleOf } from '../../views/titleOf.ts'
import type { EditorProps } from '../parts/editor.ts'
import { ComboBox } from './ComboBox.tsx'
import { useLooked } from './useLookup.ts'
import { type Offered, offeredTo, useLookupBox } from './useLookupBox.tsx'

type LookupBoxProps = Omit<
  EditorProps<string, { to: string; where?: Condition }>,
  'name' | 'field' | 'resource'
> &
  Offered

/** One record of another area, found by typing; its picture and title in the box. */
export function LookupBox({ value, onChange, options, ...props }: LookupBoxProps) {
  const target = useContext(RegistryContext)[options.to]
  const locale = useLocale() ?? 'en'
  if (!target)
    throw new Error(
      `'${options.to}' is not a registered resource. A reference points to one. Add it to resources/index.ts.`,
    )
  const { found, isOpen, box } = useLookupBox(target, offeredTo(props, options))
  const { looked, remember } = useLooked(target, value === null ? [] : [value])
  const record = value === null ? undefined : looked.get(value)
  const shown = record ? titleOf(target, record, locale) : value === null ? '' : '…'
  const picture = record && target.picture !== undefined ? pictureOf(target, record) : undefined
  return (
    <ComboBox
      {...props}
      {...box}
      shown={shown}
      start={picture && !isOpen && <RecordPicture area={target} value={picture} title={shown} width={24} />}
      chosen={value === null ? [] : [value]}
      onPick={(id) => {
        const picked = found.find((each) => each.id === id)
        if (picked) remember(picked)
        onChange(id)
      }}
      onClear={props.required ? undefined : () => onChange(null)}
    />
  )
}
