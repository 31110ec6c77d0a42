/** One message of a stream of server-sent events; `id` is the last one that was told. */
export interface ServerEvent {
  readonly event: string
  readonly data: string
  readonly id: string | undefined
}

/**
 * Reads server-sent events from the body of an answer. The browser's own `EventSource` cannot send the session's token. A message without an
 * event is a sign of life; its position counts all the same.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let id: string | undefined
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const messages = (rest + value.replaceAll('\r\n', '\n')).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const fields = fieldsOf(message)
        id = fields.get('id') ?? id
        yield { event: fields.get('event') ?? '', data: fields.get('data') ?? '', id }
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

const fieldsOf = (message: string): ReadonlyMap<string, string> =>
  new Map(
    message.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )
