import { useState } from 'react'
import { UploadTile } from '../../../../../../src/controls/upload/UploadTile.tsx'
import { useTexts } from '../../words.ts'

const file = new File([], 'lookbook.pdf')

export default function Failed() {
  const t = useTexts()
  const [hasFailed, setFailed] = useState(true)
  return (
    <UploadTile
      upload={{
        key: 1,
        file,
        preview: undefined,
        progress: 0.4,
        failure: hasFailed ? t('showcase.words.failed') : undefined,
        done: undefined,
      }}
      onCancel={() => setFailed(true)}
      onRetry={() => setFailed(false)}
    />
  )
}
