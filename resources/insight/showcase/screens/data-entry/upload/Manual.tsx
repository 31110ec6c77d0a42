import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { type SentFile, useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

const waitingFile = (source: File): SentFile => ({
  id: uuidv7(),
  name: source.name,
  type: source.type,
  bytes: source.size,
  source,
})

export default function Manual() {
  const t = useTexts()
  const [waiting, setWaiting] = useState<readonly SentFile[]>([])
  const { files, setFiles, add, sending } = useSentFiles()
  const begin = () => {
    add(waiting.flatMap(({ source }) => source ?? []))
    setWaiting([])
  }
  return (
    <DropZone
      id="manual-files"
      multiple
      accept={[]}
      hint={t('showcase.words.anyFile')}
      onFiles={(chosen) => setWaiting([...waiting, ...chosen.map(waitingFile)])}
    >
      <SentFiles files={files} onChange={setFiles} />
      <UploadTiles {...sending} />
      <SentFiles files={waiting} sign={() => <Glyph name="upload" />} onChange={setWaiting} />
      <span>
        <Button small look="primary" disabled={waiting.length === 0} onClick={begin}>
          {t('showcase.upload.words.send')}
        </Button>
      </span>
    </DropZone>
  )
}
