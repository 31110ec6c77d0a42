import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { FormSkeleton } from '../../../../../../src/views/form/FormSkeleton.tsx'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { useTexts } from '../../words.ts'

export default function Form() {
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
      {isLoading && <OfArea name="tag">{(tag) => <FormSkeleton resource={tag} />}</OfArea>}
    </>
  )
}
