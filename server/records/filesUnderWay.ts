import { ApiError } from '../apiError.ts'

/** How many files, out or in, one person has under way in one process. */
export const mostOfOne = 2

const counts = new Map<string, number>()

/** Milliseconds that a request with a file may take. Files go on as long as they are long; the limit is their size. */
export const fileTimeout = 3_600_000

/** Makes a file as one of those that a person has under way. @throws ApiError `too-many-files` */
export async function whileUnderWay<T>(personId: string, make: () => Promise<T>): Promise<T> {
  const end = beginFile(personId)
  try {
    return await make()
  } finally {
    end()
  }
}

/** The same for one that is sent while it is made, until it is whole or nobody takes it any more. */
export async function* underWay(personId: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  const end = beginFile(personId)
  try {
    yield* pieces
  } finally {
    end()
  }
}

/** Counts a file of a person from here until what it answers is called. @throws ApiError `too-many-files` */
export function beginFile(personId: string): () => void {
  const count = counts.get(personId) ?? 0
  if (count >= mostOfOne)
    throw new ApiError('too-many-files', { values: { most: mostOfOne }, retryAfter: 10 })
  counts.set(personId, count + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (counts.get(personId) ?? 1) - 1
    if (left > 0) counts.set(personId, left)
    else counts.delete(personId)
  }
}
