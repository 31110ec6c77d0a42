import { useState } from 'react'
import { UploadTile } from '../../../../../../src/controls/upload/UploadTile.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const file = new File([], 'lookbook.pdf')

export default function Upload() {
  const t = useTexts()
  const [progress, setProgress] = useState<number>()
  const start = () => setProgress(0)
  return (
    <>
      {progress === undefined ? (
        <Button onClick={start}>{t('showcase.words.open')}</Button>
      ) : (
        <UploadTile
          upload={{ key: 1, file, preview: undefined, progress, failure: undefined, done: undefined }}
          onCancel={() => setProgress(undefined)}
          onRetry={start}
        />
      )}
      <Button small disabled={!progress} onClick={() => setProgress(Math.max(0, (progress ?? 0) - 0.25))}>
        −
      </Button>
      <Button small disabled={(progress ?? 1) >= 1} onClick={() => setProgress((progress ?? 0) + 0.25)}>
        +
      </Button>
    </>
  )
}
