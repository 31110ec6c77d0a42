import { useState } from 'react'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { isTooHeavy } from '../rules/answerFiles.ts'

/** The files of an answer that is being written: whether it may leave with them, and those that stay when some were sent. */
export function useAnswerFiles() {
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const [isUploading, onBusy] = useState(false)
  return {
    files,
    isReady: !isUploading && !isTooHeavy(files),
    onChange: (change: (files: readonly StoredFile[]) => readonly StoredFile[]) => setFiles(change),
    onBusy,
    sent: (gone: readonly StoredFile[]) => setFiles((now) => now.filter((file) => !gone.includes(file))),
  }
}

export type AnswerFilesState = ReturnType<typeof useAnswerFiles>
