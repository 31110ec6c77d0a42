import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { saveFile } from '../../../../../../src/views/saveFile.ts'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

/** A list of prices, and the note that goes with it. */
const sources = [
  new File(['SKU,price\nLS-204,1299.00\nSS-011,8990.00\n'], 'prices.csv', { type: 'text/csv' }),
  new File(['Prices hold until 31 December.\n'], 'note.txt', { type: 'text/plain' }),
]

const begin = sources.map((source) => ({
  id: source.name,
  name: source.name,
  type: source.type,
  bytes: source.size,
  source,
}))

export default function OwnActs() {
  const t = useTexts()
  const { files, setFiles, take, refused, sending } = useSentFiles({ begin })
  return (
    <DropZone id="ownActs-files" multiple accept={[]} hint={t('showcase.words.anyFile')} onFiles={take}>
      <SentFiles
        files={files}
        onChange={setFiles}
        acts={(file) => (
          <>
            <IconButton
              small
              glyph="up"
              label={t('showcase.upload.words.first', { name: file.name })}
              disabled={file === files[0]}
              onClick={() => setFiles([file, ...files.filter((each) => each !== file)])}
            />
            <IconButton
              small
              glyph="document"
              label={t('showcase.upload.words.keep', { name: file.name })}
              onClick={() => file.source && saveFile(file.source, file.name)}
            />
          </>
        )}
      />
      <UploadTiles {...sending} />
      <Refused reasons={refused} />
    </DropZone>
  )
}
