import { useCallback, useState } from 'react'
import type { StoredFile } from '../../../../src/fields/file/file.ts'

/** The file that may go with a comment: asked for once somebody wants it, and waited for while it is under way. */
export function useAttached() {
  const [isOpen, setOpen] = useState(false)
  const [attached, onAttach] = useState<StoredFile | null>(null)
  const [isUploading, setUploading] = useState(false)
  const onBusy = useCallback((_: string, isUnderWay: boolean) => setUploading(isUnderWay), [])
  return {
    isOpen,
    isUploading,
    open: () => setOpen(true),
    clear: () => {
      onAttach(null)
      setOpen(false)
    },
    /** What its box is given. */
    box: { attached, onAttach, onBusy },
    /** What is sent of it. */
    input: attached ? { file: attached } : {},
  }
}
