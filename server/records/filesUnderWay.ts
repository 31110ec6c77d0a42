import { ApiError } from '../apiError.ts'

/** How many files, out or in, one person has under way in one process. */
export const mostOfOne = 2

const underWay = new Map<string, number>()

/**
 * Counts a file of a person from here until what it answers is called.
 * @throws ApiError `too-many-files`
 */
export function beginFile(personId: string): () => void {
  const count = underWay.get(personId) ?? 0
  if (count >= mostOfOne)
    throw new ApiError('too-many-files', { values: { most: mostOfOne }, retryAfter: 10 })
  underWay.set(personId, count + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (underWay.get(personId) ?? 1) - 1
    if (left > 0) underWay.set(personId, left)
    else underWay.delete(personId)
  }
}
