import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

const begin = [
  { id: '1', name: 'AT-1042.pdf', type: 'application/pdf', bytes: 182_000 },
  { id: '2', name: 'prices.csv', type: 'text/csv', bytes: 9_400 },
]

const tones: Readonly<Record<string, 'danger' | 'success'>> = {
  'application/pdf': 'danger',
  'text/csv': 'success',
}

export default function OwnSign() {
  const t = useTexts()
  const { files, setFiles, take, refused, sending } = useSentFiles({ begin })
  return (
    <DropZone id="ownSign-files" multiple accept={[]} hint={t('showcase.words.anyFile')} onFiles={take}>
      <SentFiles
        files={files}
        onChange={setFiles}
        sign={({ name, type }) => (
          <ToneChip tone={tones[type] ?? 'neutral'}>{name.split('.').at(-1)?.toUpperCase()}</ToneChip>
        )}
      />
      <UploadTiles {...sending} />
      <Refused reasons={refused} />
    </DropZone>
  )
}
