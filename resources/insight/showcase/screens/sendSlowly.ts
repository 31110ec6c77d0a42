import { uuidv7 } from 'uuidv7'
import type { SendFile } from '../../../../src/controls/upload/useUploads.ts'

const beat = 120
const parts = 12

/** What a server does with a file: it takes a while, and says how far it is. Nothing leaves the browser. */
export const sendSlowly: SendFile = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    let sent = 0
    const timer = setInterval(() => {
      sent += 1
      onProgress?.(sent / parts)
      if (sent < parts) return
      clearInterval(timer)
      resolve({ data: { file: uuidv7(), bytes: file.size, type: file.type } })
    }, beat)
    signal?.addEventListener('abort', () => {
      clearInterval(timer)
      reject(signal.reason)
    })
  })
