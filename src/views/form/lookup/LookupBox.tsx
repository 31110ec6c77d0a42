import { useLocale } from 'ra-core'
import { useContext, useState } from 'react'
import { Picture } from '../../Picture.tsx'
import { pictureOf, RecordTitle } from '../../RecordTitle.tsx'
import { RegistryContext } from '../../RegistryContext.ts'
import { titleOf } from '../../titleOf.ts'
import type { EditorProps } from '../parts/editor.ts'
import { ComboBox } from './ComboBox.tsx'
import { CreateLink } from './CreateLink.tsx'
import { useLooked, useLookup } from './useLookup.ts'

/** One record of another area, found by typing; its picture and title in the box. */
export function LookupBox({
  value,
  onChange,
  options,
  ...props
}: EditorProps<string, { to: string; required?: boolean }>) {
  const target = useContext(RegistryContext)[options.to]
  const locale = useLocale() ?? 'en'
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  if (!target)
    throw new Error(
      `'${options.to}' is not a registered resource. A reference points to one. Add it to resources/index.ts.`,
    )
  const { found, isLoading, hasFailed } = useLookup(target, query, isOpen)
  const { looked, remember } = useLooked(target, value === null ? [] : [value])
  const record = value === null ? undefined : looked.get(value)
  const picture = record && target.picture !== undefined ? pictureOf(target, record) : undefined
  return (
    <ComboBox
      {...props}
      shown={record ? titleOf(target, record, locale) : value === null ? '' : '…'}
      start={picture && !isOpen && <Picture value={picture} width={24} alt="" />}
      choices={found.map((each) => ({
        id: each.id,
        content: <RecordTitle resource={target} record={each} />,
      }))}
      chosen={value === null ? [] : [value]}
      isLoading={isLoading}
      hasFailed={hasFailed}
      query={query}
      onQuery={setQuery}
      onOpen={setOpen}
      onPick={(id) => {
        const picked = found.find((each) => each.id === id)
        if (picked) remember(picked)
        onChange(id)
      }}
      onClear={props.required ? undefined : () => onChange(null)}
      after={<CreateLink target={target} title={query} />}
    />
  )
}
