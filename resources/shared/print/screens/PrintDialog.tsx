import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { locales } from '../../../../src/core/locale.ts'
import { isLocale, localeNames } from '../../../../src/providers/locale.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { type DocumentKind, documentKinds } from '../../documents/rules/printed.ts'
import css from './print.module.css'
import { mostPrinted, printAddress } from './printAddress.ts'
import { printableKinds, sourceOf } from './printable.ts'
import { usePrintTexts } from './usePaper.ts'

/**
 * Asks what is to be printed of orders, parcels or invoices, and in which language, and opens it in a window of its own. Offers what the
 * person may print; what is blocked the print page says, for only the server knows.
 */
export default function PrintDialog({ resource, records, close }: OwnActionProps) {
  const texts = usePrintTexts()
  const of = sourceOf[resource.name] ?? 'shipments'
  const kinds = printableKinds(useViewer(), of)
  const [chosen, setKind] = useState<DocumentKind>()
  const [language, setLanguage] = useState('customer')
  const [size, setSize] = useState('sheet')
  const kind = chosen ?? kinds[0]
  const open = () => {
    if (!kind) return
    const address = printAddress({
      kind,
      of,
      ids: records.map(({ id }) => id),
      isRoll: size === 'roll',
      language: isLocale(language) ? language : 'customer',
    })
    window.open(address, '_blank', 'noopener')
    close()
  }
  return (
    <QuestionDialog
      title={texts.page.title}
      onClose={close}
      cancel={texts.page.cancel}
      onClick={open}
      submit={kind && texts.page.open}
    >
      {kind ? (
        <div className={css.fields}>
          <ChoiceField
            id="print-kind"
            source="kind"
            label={texts.page.what}
            choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
            chosen={kind}
            onChoose={(value) => setKind(documentKinds.find((one) => one === value))}
          />
          <ChoiceField
            id="print-language"
            source="language"
            label={texts.page.language}
            choices={[
              { value: 'customer', label: texts.page.ofCustomer },
              ...locales.map((value) => ({ value, label: localeNames[value] })),
            ]}
            chosen={language}
            onChoose={setLanguage}
          />
          {kind === 'label' && (
            <ChoiceField
              id="print-size"
              source="size"
              label={texts.page.labelSize}
              choices={[
                { value: 'sheet', label: texts.page.sheet },
                { value: 'roll', label: texts.page.roll },
              ]}
              chosen={size}
              onChoose={setSize}
            />
          )}
          {records.length > mostPrinted && <p role="status">{texts.page.tooMany}</p>}
        </div>
      ) : (
        <p>{texts.page.notAllowed}</p>
      )}
    </QuestionDialog>
  )
}
