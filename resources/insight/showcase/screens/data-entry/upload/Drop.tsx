import { useState } from 'react'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { useTexts } from '../../words.ts'

export default function Drop() {
  const t = useTexts()
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <div>
      <DropZone
        id="drop-files"
        hint={t('showcase.words.anyFile')}
        accept={['*/*']}
        multiple
        onFiles={(files) => setNames([...names, ...files.map(({ name }) => name)])}
      />
      <ul>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called alike, and none is taken out
          <li key={index}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
