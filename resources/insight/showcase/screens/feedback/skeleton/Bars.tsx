import { useState } from 'react'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Bars() {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 2500)
  }
  return (
    <>
      <Button disabled={isLoading} onClick={load}>
        {t('showcase.words.load')}
      </Button>
      <div className={css.stack} style={{ minBlockSize: 96 }} aria-busy={isLoading}>
        {isLoading ? (
          <>
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton width="80%" />
          </>
        ) : (
          <p lang="en">Linen shirt · LS-204 · 42 pieces in three sizes</p>
        )}
      </div>
    </>
  )
}
