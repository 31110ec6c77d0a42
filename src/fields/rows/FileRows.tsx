import { useRef } from 'react'
import { StoredFiles, type StoredFilesProps } from '../../controls/upload/StoredFiles.tsx'
import type { Row } from '../../views/form/rows/rowChanges.ts'
import type { StoredFile } from '../file/file.ts'

interface FileRowsProps extends Omit<StoredFilesProps, 'files' | 'onChange'> {
  /** The field of a row that is its file. */
  name: string
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
}

/** Rows that are files: dropped, as those of a letter are, where a sheet would ask for a row before each. A row keeps its id, also when it is put back. */
export function FileRows({ name, rows, onChange, ...zone }: FileRowsProps) {
  // A draft that was kept in this browser may hold a row that had no file yet.
  const files = rows.flatMap((row) => (row[name] as StoredFile | null | undefined) ?? [])
  const rowOf = useRef(new WeakMap<StoredFile, Row>()).current
  for (const row of rows) if (row[name]) rowOf.set(row[name] as StoredFile, row)
  return (
    <StoredFiles
      {...zone}
      files={files}
      onChange={(change) => onChange(change(files).map((file) => rowOf.get(file) ?? { [name]: file }))}
    />
  )
}
