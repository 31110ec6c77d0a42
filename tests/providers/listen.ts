import { HttpResponse, http as mock } from 'msw'
import type { SetupServer } from 'msw/node'

/** A request as a test wants to see it: JSON where it is JSON. */
export interface Sent {
  method: string
  path: string
  query: Record<string, unknown>
  headers: Headers
  body: unknown
}

/** Answers every call of the API alike and tells what came. */
export function listen(
  server: SetupServer,
  answer: unknown = { id: '1' },
  headers: Record<string, string> = { 'Content-Range': 'brands 0-0/1' },
): Sent[] {
  const sent: Sent[] = []
  server.use(
    mock.all(`http://localhost:3000/api/v1/*`, async ({ request }) => {
      const url = new URL(request.url)
      const text = await request.text()
      sent.push({
        method: request.method,
        path: url.pathname.replace('/api/v1/', ''),
        query: Object.fromEntries(
          [...url.searchParams].map(([name, value]) => [
            name,
            /^[[{]/.test(value) ? JSON.parse(value) : value,
          ]),
        ),
        headers: request.headers,
        body: /^[[{]/.test(text) ? JSON.parse(text) : text,
      })
      return HttpResponse.json(answer as never, { headers })
    }),
  )
  return sent
}
