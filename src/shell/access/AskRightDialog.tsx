import { useState } from 'react'
import { useLocation } from 'react-router'
import { QuestionDialog } from '../../controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'
import type { Right } from '../../derive/routes.ts'
import { useAct } from '../../providers/useAct.ts'
import type { useOwnRequests } from './useOwnRequests.ts'
import { useRightWords } from './useRightWords.ts'
import { useTexts } from './words.ts'

interface AskRightDialogProps {
  right: Right
  ask: ReturnType<typeof useOwnRequests>['ask']
  onClose: () => void
}

const id = 'ask-right'

/** What somebody needs a right for, in a sentence of their own; it goes to the inbox of those who may grant it. */
export function AskRightDialog({ right, ask, onClose }: AskRightDialogProps) {
  const words = useRightWords(right)
  const t = useTexts()
  const { pathname: page } = useLocation()
  const [sentence, setSentence] = useState('')
  const [act, isBusy] = useAct()
  const submit = async () => {
    const isSent = await act(async () => {
      await ask({ area: right.area, flag: right.flag, page, sentence: sentence.trim() })
      return t('access.request.sent')
    })
    if (isSent) onClose()
  }
  const label = t('access.request.sentence')
  const help = t('access.request.hint')
  return (
    <QuestionDialog
      title={t('access.request.title', words)}
      onClose={onClose}
      onSubmit={submit}
      busy={isBusy}
      disabled={sentence.trim().length < 3}
      submit={t('access.request.send')}
    >
      <TextBoxField
        id={id}
        source="sentence"
        label={label}
        required
        help={help}
        text={sentence}
        onText={setSentence}
        maxLength={500}
        lines={3}
        more={{ 'data-first': true }}
      />
    </QuestionDialog>
  )
}
