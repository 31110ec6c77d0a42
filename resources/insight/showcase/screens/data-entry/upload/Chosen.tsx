import { useState } from 'react'
import { FileButton } from '../../../../../../src/controls/upload/FileButton.tsx'
import { useTexts } from '../../words.ts'

export default function Chosen() {
  const t = useTexts()
  const [file, setFile] = useState<File>()
  return (
    <>
      <FileButton accept="text/csv,.csv" onFile={setFile}>
        {t('showcase.words.chooseCsv')}
      </FileButton>
      {file && <span>{file.name}</span>}
    </>
  )
}
