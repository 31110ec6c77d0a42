import { useEffect, useState } from 'react'
import { useTexts } from './words.ts'

interface SayingProps {
  /** Milliseconds after which it is done; then `done` is said. */
  after: number
  done: string
}

/** A message that says itself anew once what it told of is done. */
export function Saying({ after, done }: SayingProps) {
  const t = useTexts()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isDone ? done : t('showcase.words.oneMoment')
}
