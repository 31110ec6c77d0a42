import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { pictureTypes } from '../../../../../../src/controls/upload/checkFile.ts'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import { useFileTaker } from '../../../../../../src/controls/upload/useFileTaker.ts'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { shrunk } from '../../shrunk.ts'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

const rules = { types: pictureTypes, maxMB: 20 }

export default function Smaller() {
  const t = useTexts()
  const translate = useTranslate()
  const { files, setFiles, add, sending } = useSentFiles()
  const [isUnreadable, setUnreadable] = useState(false)
  const { take, refused } = useFileTaker(rules, 20, (chosen) => {
    setUnreadable(false)
    Promise.all(chosen.map(shrunk)).then(add, () => setUnreadable(true))
  })
  return (
    <DropZone
      id="smaller-files"
      multiple
      accept={pictureTypes}
      hint={translate('fields.upload.pictureHint', { maxMB: rules.maxMB })}
      onFiles={take}
    >
      <SentFiles files={files} onChange={setFiles} />
      <UploadTiles {...sending} />
      <Refused reasons={isUnreadable ? [...refused, t('showcase.upload.words.unreadable')] : refused} />
    </DropZone>
  )
}
