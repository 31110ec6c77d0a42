import { Frame } from '../parts/Frame.tsx'
import { StoredFiles, type StoredFilesProps } from './StoredFiles.tsx'

/** The files that go with a letter or an answer, under their label. */
export function AttachmentBox({ label, ...files }: StoredFilesProps & { label: string }) {
  return (
    <Frame id={files.id} source="attachments" label={label} group>
      <StoredFiles {...files} />
    </Frame>
  )
}
