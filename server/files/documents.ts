/**
 * The media type of an upload that is no picture, from its bytes: PDF, or text that is UTF-8 (CSV by the name). Anything else
 * is undefined and refused; documents are only ever handed out as attachments.
 */
export function documentType(bytes: Uint8Array, name: string): string | undefined {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 5)).toString('latin1') === '%PDF-')
    return 'application/pdf'
  if (bytes.length === 0 || !isText(bytes)) return undefined
  if (/\.csv$/i.test(name)) return 'text/csv'
  return /\.txt$/i.test(name) ? 'text/plain' : undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function isText(bytes: Uint8Array): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a binary file from text
    return !/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(utf8.decode(bytes))
  } catch {
    return false
  }
}

/** A Content-Disposition that every browser saves under the given name, whatever is in it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
