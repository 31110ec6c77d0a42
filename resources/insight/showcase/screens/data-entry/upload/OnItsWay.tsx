import { useEffect, useState } from 'react'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTile } from '../../../../../../src/controls/upload/UploadTile.tsx'
import { useTexts } from '../../words.ts'

export default function OnItsWay() {
  const t = useTexts()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState(0)
  const isFailed = progress >= 0.6
  useEffect(() => {
    if (!file || isFailed) return
    const timer = setInterval(() => setProgress((sent) => sent + 0.1), 300)
    return () => clearInterval(timer)
  }, [file, isFailed])
  const failure = isFailed ? t('showcase.words.failed') : undefined
  return (
    <DropZone
      id="onItsWay-files"
      hint={t('showcase.words.anyFile')}
      accept={['*/*']}
      full={file !== undefined}
      onFiles={([first]) => setFile(first)}
    >
      {file && (
        <UploadTile
          upload={{ key: 1, file, preview: undefined, progress, failure, done: undefined }}
          onCancel={() => setFile(undefined)}
          onRetry={() => setProgress(0)}
        />
      )}
    </DropZone>
  )
}
