import { useState } from 'react'
import type { AreaHead, Condition } from '../../core/index.ts'
import { RecordTitle } from '../../views/RecordTitle.tsx'
import type { EditorProps } from '../parts/editor.ts'
import { CreateLink } from './CreateLink.tsx'
import { useLookup } from './useLookup.ts'

/** What every box has that finds records of an area by typing; `box` is for its `ComboBox`. */
export function useLookupBox(target: AreaHead, field?: string) {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, isLoading, hasFailed } = useLookup(target, query, isOpen, field)
  return {
    found,
    isOpen,
    box: {
      isLoading,
      hasFailed,
      query,
      onQuery: setQuery,
      onOpen: setOpen,
      choices: found.map((record) => ({
        id: record.id,
        content: <RecordTitle resource={target} record={record} place={record.subtitle?.join(' · ')} />,
      })),
      after: <CreateLink target={target} title={query} />,
    },
  }
}

/** What a record is chosen for: a field of an area, or something that is asked beside its fields. */
export type Offered = Partial<Pick<EditorProps, 'name' | 'resource'>>

/** The field that a record is chosen for, as `useLookup` asks for it; none where it offers all records. */
export const offeredTo = (
  { resource, name }: Offered,
  { where }: { where?: Condition },
): string | undefined => (where ? `${resource?.name}.${name}` : undefined)
