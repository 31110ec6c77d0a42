import type { Call } from '../../support/server.ts'

/** An answer of the API with its status. */
export interface Told {
  readonly status: number
  readonly body: any
}

/** Sends a body to a path and answers with what came back. */
export async function send(
  call: Call,
  method: string,
  path: string,
  body?: Record<string, unknown>,
): Promise<Told> {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Calls of one signed-in person that expect to be let through. */
export function placesOf(call: Call) {
  const made = async (path: string, body: Record<string, unknown>) => {
    const { status, body: record } = await send(call, 'POST', path, body)
    if (status !== 201 && status !== 200) throw new Error(`POST ${path}: ${status} ${JSON.stringify(record)}`)
    return record
  }
  const found = async (path: string, filter: Record<string, unknown>) => {
    const { body } = await send(call, 'GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    return body[0]
  }
  let count = 0
  return {
    made,
    found,
    /** A district of a state with one city, and pincodes there. */
    async district(state: string, pincodes: readonly string[] = []) {
      count++
      const { id: district } = await made('/districts', { state, name: `District ${count}` })
      const { id: city } = await made('/cities', { state, district, name: `City ${count}` })
      for (const pincode of pincodes) await made('/pincodes', { pincode, state, district, city })
      return { district, city }
    },
    /** A zone with members such as `{ level: 'state', state }` and one method. */
    zone: (code: string, members: readonly Record<string, unknown>[], more: Record<string, unknown> = {}) =>
      made('/delivery-zones', {
        name: `Zone ${code}`,
        code,
        members: members.map((member) => ({ mode: 'include', ...member })),
        methods: [{ code: 'standard', rate: 5000, etaMin: 2, etaMax: 4 }],
        ...more,
      }),
    /** What an operation of a collection answers. */
    async asked(path: string, input: Record<string, unknown> = {}) {
      return (await send(call, 'POST', path, input)).body
    },
  }
}
