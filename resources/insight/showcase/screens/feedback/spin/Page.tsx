import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { PageWaiting } from '../../../../../../src/shell/page/PageWaiting.tsx'
import { useTexts } from '../../words.ts'

export default function Page() {
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
      {isLoading && <PageWaiting />}
    </>
  )
}
