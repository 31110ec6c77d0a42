import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { DropZone } from '../../../../../../src/controls/upload/DropZone.tsx'
import { UploadTiles } from '../../../../../../src/controls/upload/UploadTiles.tsx'
import type { SendFile } from '../../../../../../src/controls/upload/useUploads.ts'
import { Refused } from '../../Refused.tsx'
import { SentFiles } from '../../SentFiles.tsx'
import { sendSlowly } from '../../sendSlowly.ts'
import css from '../../showcase.module.css'
import { useSentFiles } from '../../useSentFiles.ts'
import { useTexts } from '../../words.ts'

/** What the shop's server would ask the storage for: an address that holds for one file and ten minutes. */
const askAddress = async (name: string): Promise<string> => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const signature = uuidv7().slice(-8)
  return `https://storage.example/atelier/${encodeURIComponent(name)}?expires=600&signature=${signature}`
}

export default function Presigned() {
  const t = useTexts()
  const [address, setAddress] = useState('')
  const [send] = useState(
    (): SendFile => async (file, options) => {
      setAddress(await askAddress(file.name))
      return sendSlowly(file, options)
    },
  )
  const { files, setFiles, take, refused, sending } = useSentFiles({ send })
  return (
    <DropZone id="presigned-files" multiple accept={[]} hint={t('showcase.words.anyFile')} onFiles={take}>
      <SentFiles files={files} onChange={setFiles} />
      <UploadTiles {...sending} />
      <Refused reasons={refused} />
      <p role="status" className={css.address}>
        {address && (
          <>
            {t('showcase.upload.words.address')} <bdi dir="ltr">{address}</bdi>
          </>
        )}
      </p>
    </DropZone>
  )
}
