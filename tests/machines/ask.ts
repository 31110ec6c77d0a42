interface Asked {
  readonly method?: string
  readonly body?: object
  readonly form?: FormData
  readonly headers?: Record<string, string>
}

/** Asks the API at an address, as somebody who has signed in. */
export type Ask = (origin: string, path: string, asked?: Asked) => Promise<Response>

/** With a session's token; `body` travels as JSON. */
export const asking =
  (token: string): Ask =>
  (origin, path, { method = 'GET', body, form, headers = {} } = {}) =>
    fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...headers,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: form ?? (body ? JSON.stringify(body) : null),
    })
