import { useCallback, useState } from 'react'
import type { FileRules } from '../../../../src/controls/upload/checkFile.ts'
import { useFileTaker } from '../../../../src/controls/upload/useFileTaker.ts'
import { type SendFile, useUploads } from '../../../../src/controls/upload/useUploads.ts'
import type { UploadedFile } from '../../../../src/providers/upload.ts'
import { sendSlowly } from './sendSlowly.ts'

/** A file that has arrived. */
export interface SentFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Where it can be seen; pictures only. */
  readonly picture?: string | undefined
  /** As it was chosen, where it was. */
  readonly source?: File
}

interface SentFilesOptions {
  /** Those that are there at first. */
  begin?: readonly SentFile[]
  rules?: FileRules
  /** How many may be there; as many as one likes without. */
  room?: number
  send?: SendFile
  /** What becomes of those that are there, with a new one last. */
  keep?: (files: readonly SentFile[]) => readonly SentFile[]
}

const anyFile: FileRules = { types: [], maxMB: 20 }

/** Files that are sent as in the product, checked first, but nowhere; and those that have arrived. */
export function useSentFiles({
  begin = [],
  rules = anyFile,
  room = Number.POSITIVE_INFINITY,
  send = sendSlowly,
  keep = (files) => files,
}: SentFilesOptions = {}) {
  const [files, setFiles] = useState(begin)
  const [keepAll] = useState(() => keep)
  const store = useCallback(
    ({ file, bytes, type }: UploadedFile, source: File) => {
      const picture = type.startsWith('image/') ? URL.createObjectURL(source) : undefined
      setFiles((all) => keepAll([...all, { id: file, name: source.name, type, bytes, picture, source }]))
    },
    [keepAll],
  )
  const { uploads, add, cancel, retry } = useUploads(store, { send })
  const free = Math.max(0, room - files.length - uploads.length)
  const { take, refused } = useFileTaker(rules, free, add)
  return { files, setFiles, add, take, refused, isFull: free === 0, sending: { uploads, cancel, retry } }
}
