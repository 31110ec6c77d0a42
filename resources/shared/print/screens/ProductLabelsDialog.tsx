import { useLocale } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { locales } from '../../../../src/core/locale.ts'
import { isLocale, localeNames } from '../../../../src/providers/locale.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import css from './print.module.css'
import { mostCopies, mostPrinted, type PrintSource, printAddress } from './printAddress.ts'
import { usePrintTexts } from './usePaper.ts'

/** Asks how many labels of products are printed, and on what. */
export default function ProductLabelsDialog({ records, close }: OwnActionProps) {
  return <LabelsDialog of="products" ids={records.map(({ id }) => id)} close={close} />
}

interface LabelsDialogProps {
  of: PrintSource
  ids: readonly string[]
  close: () => void
}

/** The same for some variants of a product. */
export function LabelsDialog({ of, ids, close }: LabelsDialogProps) {
  const texts = usePrintTexts()
  const words = texts.productLabel
  const current = useLocale()
  const [language, setLanguage] = useState<string>(isLocale(current) ? current : 'en')
  const [size, setSize] = useState('sheet')
  const [mode, setMode] = useState('one')
  const [count, setCount] = useState('1')
  const copies = Number(count)
  const isWrong = mode === 'one' && !(Number.isInteger(copies) && copies >= 1 && copies <= mostCopies)
  const open = () => {
    const address = printAddress({
      kind: 'productLabel',
      of,
      ids,
      isRoll: size === 'roll',
      copies: mode === 'stock' ? 'stock' : copies,
      language: isLocale(language) ? language : 'customer',
    })
    window.open(address, '_blank', 'noopener')
    close()
  }
  const choice = (
    id: string,
    label: string,
    choices: { value: string; label: string }[],
    chosen: string,
    onChoose: (value: string) => void,
  ) => <ChoiceField id={id} source={id} label={label} choices={choices} chosen={chosen} onChoose={onChoose} />
  return (
    <QuestionDialog
      title={words.title}
      onClose={close}
      cancel={texts.page.cancel}
      disabled={isWrong}
      onClick={open}
      submit={texts.page.open}
    >
      <div className={css.fields}>
        {choice(
          'label-copies',
          words.copies,
          [
            { value: 'one', label: words.one },
            { value: 'stock', label: words.stock },
          ],
          mode,
          setMode,
        )}
        {mode === 'one' && (
          <TextBoxField
            id="label-count"
            source="label-count"
            label={words.count}
            error={isWrong ? words.countWrong : undefined}
            inputMode="numeric"
            text={count}
            onText={(text) => setCount(text.normalize('NFKC').trim())}
          />
        )}
        {choice(
          'label-size',
          words.size,
          [
            { value: 'sheet', label: words.sheet },
            { value: 'roll', label: words.roll },
          ],
          size,
          setSize,
        )}
        {choice(
          'label-language',
          texts.page.language,
          locales.map((value) => ({ value, label: localeNames[value] })),
          language,
          setLanguage,
        )}
        {ids.length > mostPrinted && <p role="status">{texts.page.tooMany}</p>}
      </div>
    </QuestionDialog>
  )
}
