import { type AddressInfo, createServer } from 'node:net'

/** A mail server on this machine, and every line that it was told. */
export interface MailServer {
  readonly port: number
  readonly heard: readonly string[]
  close(): Promise<void>
}

/** Opens a mail server that says yes, but to the commands that are named here. */
export function openMailServer(refused: Record<string, string> = {}): Promise<MailServer> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    let rest = ''
    socket.on('error', () => {})
    socket.write('220 test ready\r\n')
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        if (isData && line !== '.') continue
        const command = line.split(/[ :]/)[0] ?? ''
        const said =
          refused[command] ??
          (command === 'EHLO' ? '250-test\r\n250 SIZE 1000' : command === 'DATA' ? '354 go on' : '250 fine')
        isData = command === 'DATA' && !refused.DATA
        socket.write(`${said}\r\n`)
      }
    })
  })
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done({ port: (server.address() as AddressInfo).port, heard, close })),
  )
}
