import type { Picture } from '../fields/image/image.ts'
import { requestTimeout } from './httpClient.ts'
import type { HttpClient } from './httpTypes.ts'
import { authToken } from './session.ts'

/** What the API answers to an uploaded file: its id, and its size in pixels where it is a picture. */
export interface UploadedFile {
  readonly file: string
  readonly width?: number | null
  readonly height?: number | null
  readonly bytes: number
  readonly type: string
  /** What the media library says of a picture that it has already. */
  readonly known?: Picture
}

export interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** Whether it is kept as a document, which only those may open who see a record with it; pictures have public addresses else. */
  asDocument?: boolean
}

/** Sends one file to `/files`. Not through `fetch`, which cannot tell how far it is. Rejects as the HTTP client does. */
export async function upload(
  http: HttpClient,
  file: File,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  // While this code was on its way, it may have been called off.
  options.signal?.throwIfAborted()
  const token = authToken()
  const { status, text, retryAfter } = await post(http, addressOf(http, options), file, options)
  if (status < 200 || status > 299) throw http.refusal(status, text, token, retryAfter)
  return JSON.parse(text)
}

const addressOf = ({ apiUrl }: HttpClient, { asDocument }: UploadOptions) =>
  `${apiUrl}/files${asDocument ? '?as=document' : ''}`

interface Answer {
  status: number
  text: string
  retryAfter: string | null
}

function post(
  http: HttpClient,
  url: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const on = (type: string, listener: () => void) => request.addEventListener(type, listener)
    const stop = () => request.abort()
    request.open('POST', url)
    http.headers(url).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.timeout = requestTimeout
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    on('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After')
      resolve({ status: request.status, text: request.responseText, retryAfter })
    })
    on('error', () => reject(http.noAnswer('network')))
    on('timeout', () => reject(http.noAnswer('timeout')))
    on('abort', () => reject(signal?.reason ?? new DOMException('The upload was stopped.', 'AbortError')))
    on('loadend', () => signal?.removeEventListener('abort', stop))
    signal?.addEventListener('abort', stop)
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
