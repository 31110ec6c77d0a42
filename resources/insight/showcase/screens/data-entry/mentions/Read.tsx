import { MentionedText } from '../../../../../../src/controls/mention/MentionedText.tsx'

export default function Read() {
  return (
    <p>
      <MentionedText
        text="LS-204 → @Mira Banerjee, @Ravi Nair: asha@example.com"
        names={['Mira Banerjee', 'Ravi Nair']}
      />
    </p>
  )
}
