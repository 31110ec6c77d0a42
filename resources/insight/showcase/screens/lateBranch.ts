import { useEffect, useState } from 'react'
import type { UseBranch } from '../../../../src/controls/tree/nodes.ts'
import { useBranch } from './categories.ts'

const wait = 600

/** The categories as a server would give them: what lies below one comes a while after it is opened. */
export const useLateBranch: UseBranch = (id) => {
  const branch = useBranch(id)
  const [isThere, setThere] = useState(id === null)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), wait)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? branch : { nodes: [], isLoading: true, retry: undefined }
}
