import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { malformed } from './parameters.ts'

/**
 * The lines of a CSV file as cells, one after the other; nothing is read ahead of what is used.
 * @throws ApiError `malformed` for bytes that are no UTF-8, and for text that cannot be stored
 */
export async function* readCsv(body: Readable): AsyncGenerator<string[]> {
  const text = decoded(body)
  const first = await firstLine(text)
  const source = Readable.from(first.rest)
  // Spreadsheets of some languages separate by semicolons, as their numbers have commas. No header has either in a name.
  const delimiter = first.line.includes(';') && !first.line.includes(',') ? ';' : ','
  const lines = source.pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, quoteChar: '"' }))
  source.on('error', (error) => lines.destroy(error))
  try {
    for await (const cells of lines) yield cells as string[]
  } finally {
    source.destroy()
  }
}

/** The first line of a text, and the text as if nothing of it had been read. */
async function firstLine(
  text: AsyncGenerator<string>,
): Promise<{ line: string; rest: AsyncGenerator<string> }> {
  let read = ''
  for (let part = await text.next(); !part.done; part = await text.next()) {
    read += part.value
    if (/[\r\n]/.test(read) || read.length > longestHeader) break
  }
  return { line: read.split(/[\r\n]/, 1)[0] ?? '', rest: joined(read, text) }
}

const longestHeader = 65_536

async function* joined(read: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  if (read !== '') yield read
  yield* text
}

async function* decoded(body: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of body) yield checked(decoder.decode(chunk as Uint8Array, { stream: true }))
    yield checked(decoder.decode())
  } catch (error) {
    throw error instanceof TypeError ? malformed('not UTF-8') : error
  }
}

function checked(text: string): string {
  if (text.includes('\u0000')) throw malformed('text that cannot be stored')
  return text
}
