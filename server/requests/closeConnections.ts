import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server end as soon as its last answer is sent. Node waits for connections that become idle only after it began to
 * close, until the other side lets go of them: answers say that theirs ends, and long ones that began before are seen to. Those that
 * browsers open ahead and ask nothing over it does not take for idle at all.
 */
export function closeConnections(app: FastifyInstance): void {
  let closing = false
  const unasked = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unasked.add(socket)
    socket.once('close', () => unasked.delete(socket))
  })
  app.server.on('request', ({ socket }) => unasked.delete(socket))
  app.addHook('preClose', (done) => {
    closing = true
    for (const socket of unasked) socket.destroy()
    const timer = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('Connection', 'close')
    done(null, payload)
  })
}
