import { useEffect, useState } from 'react'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'

const seconds = [0.2, 2]

export default function Delayed() {
  const [wait, setWait] = useState<number>()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (wait === undefined) return
    const late = setTimeout(() => setLate(true), 500)
    const end = setTimeout(() => setWait(undefined), wait * 1000)
    return () => {
      clearTimeout(late)
      clearTimeout(end)
      setLate(false)
    }
  }, [wait])
  return (
    <>
      {seconds.map((each) => (
        <Button key={each} onClick={() => setWait(each)}>
          {each} s
        </Button>
      ))}
      <div style={{ minBlockSize: 24 }}>{isLate && <Skeleton />}</div>
    </>
  )
}
