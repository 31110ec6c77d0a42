import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ChoiceField } from '../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../src/controls/parts/TextBoxField.tsx'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

interface AskedProps {
  onSubmit?: () => void
  onClick?: () => void
}

function Asked(props: AskedProps) {
  const [text, setText] = useState('')
  return (
    <QuestionDialog title="A note" submit="Add" disabled={text === ''} onClose={() => {}} {...props}>
      <TextBoxField
        id="note"
        source="note"
        label="Note"
        required
        help="Staff see it alone."
        error={text === 'no' ? 'Say more.' : undefined}
        text={text}
        onText={setText}
      />
      <ChoiceField
        id="tone"
        source="tone"
        label="Tone"
        help="How it sounds."
        choices={[{ value: 'kind', label: 'Kind' }]}
        chosen="kind"
        onChoose={() => {}}
      />
    </QuestionDialog>
  )
}

const note = () => screen.getByRole('textbox', { name: /Note/ })

describe('a dialog that asks', () => {
  it('is answered by Enter in a box and by its button, and the page behind hears of neither', async () => {
    const onSubmit = vi.fn()
    const behind = vi.fn()
    const { person } = renderMerchandising(
      <form onSubmit={behind}>
        <Asked onSubmit={onSubmit} />
      </form>,
    )
    await person.type(note(), 'x{Enter}')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(behind).not.toHaveBeenCalled()
  })

  it('is answered by nobody before it can be', async () => {
    const onSubmit = vi.fn()
    const { person } = renderMerchandising(<Asked onSubmit={onSubmit} />)
    await person.type(note(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is answered by its button alone where it is no form', async () => {
    const onClick = vi.fn()
    const { person } = renderMerchandising(<Asked onClick={onClick} />)
    await person.type(note(), 'x{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('ties help and error to what they are about', async () => {
    const { person } = renderMerchandising(<Asked />)
    expect(note().getAttribute('aria-describedby')).toBe('note-help')
    expect(note().getAttribute('aria-required')).toBe('true')
    expect(screen.getByRole('combobox', { name: 'Tone' }).getAttribute('aria-describedby')).toBe('tone-help')
    await person.type(note(), 'no')
    expect(note().getAttribute('aria-describedby')).toBe('note-error note-help')
    expect(note().getAttribute('aria-invalid')).toBe('true')
  })
})
