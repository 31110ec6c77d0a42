import { useState } from 'react'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Picture } from '../../../../../../src/views/Picture.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Shapes() {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 2500)
  }
  return (
    <>
      <div className={css.row} aria-busy={isLoading}>
        {isLoading ? (
          <>
            <Skeleton width="64px" height={64} />
            <Skeleton width="160px" height={40} />
          </>
        ) : (
          <>
            <Picture value={null} width={64} alt="" />
            <Button>{t('showcase.words.preview')}</Button>
          </>
        )}
      </div>
      <Button small disabled={isLoading} onClick={load}>
        {t('showcase.words.load')}
      </Button>
    </>
  )
}
