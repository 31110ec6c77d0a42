import Card from '@mui/material/Card'
import { useState } from 'react'
import { Skeleton } from '../../../../../../src/controls/parts/Skeleton.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Loading() {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 2500)
  }
  return (
    <>
      <Card sx={{ padding: '16px', minHeight: 96 }} aria-busy={isLoading}>
        {isLoading ? <Skeleton height={56} /> : <h3>Linen shirt</h3>}
      </Card>
      <Button small disabled={isLoading} onClick={load}>
        {t('showcase.words.load')}
      </Button>
    </>
  )
}
