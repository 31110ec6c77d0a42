import type { Call } from '../../support/server.ts'

/** A document that somebody has uploaded, as records and operations take it. */
export async function stored(call: Call, name = 'slip.pdf') {
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.7 a slip'], { type: 'application/pdf' }), name)
  const answer = await call('/files', { method: 'POST', body })
  const { file, bytes, type } = (await answer.json()) as { file: string; bytes: number; type: string }
  return { file, name, bytes, type }
}
