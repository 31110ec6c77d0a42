import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { UploadedFile, UploadOptions } from '../../providers/upload.ts'
import { useBusy } from '../../views/form/BusyContext.ts'

/** One file on its way. `failure` is the reason in words where it was refused or did not arrive. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** An address to show it by before it is stored; pictures only. */
  readonly preview: string | undefined
  /** The part that has been sent, from 0 to 1. */
  readonly progress: number
  readonly failure: string | undefined
  readonly done: UploadedFile | undefined
}

/** Sends one file, and says how far it is. */
export type SendFile = (file: File, options: UploadOptions) => Promise<{ data: UploadedFile }>

/** How many are sent at the same time. */
const lanes = 3

let nextKey = 0

/**
 * Sends files, a few at a time, and hands them over in the order in which they were chosen. While one is under way the form
 * waits with saving (`useBusy`). `asDocument`: not to be seen by everybody who has its address. `send` brings them elsewhere than to
 * the shop's server; it is the same function every time.
 */
export function useUploads(
  onDone: (file: UploadedFile, source: File) => void,
  { asDocument = false, send }: { readonly asDocument?: boolean; readonly send?: SendFile } = {},
) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  }, [])
  const isUnderWay = uploads.some(({ failure, done }) => failure === undefined && done === undefined)
  useBusy(isUnderWay)

  useEffect(() => {
    const waiting = uploads.filter(({ key, failure, done }) => !failure && !done && !stops.current.has(key))
    for (const { key, file } of waiting.slice(0, Math.max(0, lanes - stops.current.size))) {
      const stop = new AbortController()
      stops.current.set(key, stop)
      const options = {
        onProgress: (progress: number) => change(key, { progress }),
        signal: stop.signal,
        asDocument,
      }
      const sent = send ? send(file, options) : dataProvider.upload(file, options)
      sent
        .then(
          ({ data }) => change(key, { done: data, progress: 1 }),
          (error: unknown) =>
            !stop.signal.aborted &&
            change(key, { failure: error instanceof Error ? error.message : String(error) }),
        )
        .finally(() => stops.current.delete(key))
    }
  }, [uploads, dataProvider, change, asDocument, send])

  useEffect(() => {
    const [first] = uploads.filter(({ failure }) => failure === undefined)
    if (!first?.done) return
    drop(setUploads, first)
    onDone(first.done, first.file)
  }, [uploads, onDone])

  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map(
          (file): Upload => ({
            key: nextKey++,
            file,
            preview: previewOf(file),
            progress: 0,
            failure: undefined,
            done: undefined,
          }),
        ),
      ]),
    cancel: (upload: Upload) => {
      stops.current.get(upload.key)?.abort()
      drop(setUploads, upload)
    },
    retry: ({ key }: Upload) => change(key, { failure: undefined, progress: 0 }),
  }
}

const previewOf = (file: File) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined)

function drop(
  setUploads: (change: (all: readonly Upload[]) => readonly Upload[]) => void,
  { key, preview }: Upload,
) {
  setUploads((all) => all.filter((each) => each.key !== key))
  if (preview) setTimeout(() => URL.revokeObjectURL(preview), 1000)
}
