import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** What came of the requests of a while. */
export interface While {
  readonly acknowledged: number
  readonly failed: number
  /** With what. */
  readonly statuses: readonly string[]
  /** How many were acknowledged and how many failed, and with what. */
  readonly told: string
}

/** Writes until it is told to end, by eight callers side by side. */
export interface Writing {
  /** How many writes were acknowledged so far. */
  count(): number
  /** What came of the requests since the last time that this was asked. */
  take(): While
  /** The names of all that was acknowledged. */
  end(): Promise<readonly string[]>
}

/** Makes tags through an address, one after the other by each caller. What fails is not tried again, and counted by its status. */
export function writeOn(url: string, token: string): Writing {
  const acknowledged: string[] = []
  let since = 0
  let failures = new Map<string, number>()
  let isOver = false

  async function write(): Promise<void> {
    while (!isOver) {
      const name = randomUUID()
      const outcome = await fetch(`${url}/api/v1/tags`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
        },
        body: JSON.stringify({ name, kind: 'product' }),
      }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 'no answer',
      )
      if (outcome === 201) acknowledged.push(name)
      else {
        failures.set(String(outcome), (failures.get(String(outcome)) ?? 0) + 1)
        await sleep(50)
      }
    }
  }
  const callers = Array.from({ length: 8 }, write)
  return {
    count: () => acknowledged.length,
    take() {
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
      const how = [...failures].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
      const done = acknowledged.length - since
      const told = `${done} writes acknowledged, ${failed} requests failed${how && ` (${how})`}`
      const statuses = [...failures.keys()]
      since = acknowledged.length
      failures = new Map()
      return { acknowledged: done, failed, statuses, told }
    },
    async end() {
      isOver = true
      await Promise.all(callers)
      return acknowledged
    },
  }
}
