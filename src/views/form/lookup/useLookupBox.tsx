import { useState } from 'react'
import type { AreaHead } from '../../../core/index.ts'
import { RecordTitle } from '../../RecordTitle.tsx'
import { CreateLink } from './CreateLink.tsx'
import { useLookup } from './useLookup.ts'

/** What every box has that finds records of an area by typing; `box` is for its `ComboBox`. */
export function useLookupBox(target: AreaHead) {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, isLoading, hasFailed } = useLookup(target, query, isOpen)
  return {
    found,
    isOpen,
    box: {
      ...{ isLoading, hasFailed, query, onQuery: setQuery, onOpen: setOpen },
      choices: found.map((record) => ({
        id: record.id,
        content: <RecordTitle resource={target} record={record} />,
      })),
      after: <CreateLink target={target} title={query} />,
    },
  }
}
