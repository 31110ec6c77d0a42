import { AttachmentBox } from '../../../../src/controls/upload/AttachmentBox.tsx'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { contactMessage } from '../contactMessage.ts'
import { isTooHeavy, mostFiles, mostTogether } from '../rules/answerFiles.ts'
import css from './contactMessage.module.css'
import type { AnswerFilesState } from './useAnswerFiles.ts'

interface AnswerFilesProps {
  id: string
  state: AnswerFilesState
  /** The way that has no place for them. */
  stays?: 'sms' | 'whatsapp' | undefined
}

/** The files that go with an answer, or with the first word of the shop; says what keeps them from leaving. */
export default function AnswerFiles({ id, state, stays }: AnswerFilesProps) {
  const { text } = useFetchedWords<typeof contactMessage>('contactMessage')
  const { files, onChange, onBusy } = state
  const refusals = [
    ...(isTooHeavy(files) ? [text('filesTooHeavy', { max: mostTogether })] : []),
    ...(stays ? [text(`filesStay.${stays}`)] : []),
  ]
  return (
    <>
      <AttachmentBox
        id={id}
        label={text('files')}
        hint={text('filesHint', { most: mostFiles, max: mostTogether })}
        most={mostFiles}
        files={files}
        onChange={onChange}
        onBusy={onBusy}
      />
      {refusals.map((refusal) => (
        <p key={refusal} role="alert" className={css.stays}>
          {refusal}
        </p>
      ))}
    </>
  )
}
