import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { locales } from '../../../../src/core/locale.ts'
import { isLocale, localeNames } from '../../../../src/providers/locale.ts'
import { usePublicSettings } from '../../../../src/providers/publicSettings.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { usePage } from '../../../../src/shell/page/usePage.ts'
import { filled } from '../../documents/rules/paper.ts'
import type { Printed } from '../../documents/rules/printed.ts'
import { NotPrintedList } from './NotPrintedList.tsx'
import { Papers } from './Papers.tsx'
import css from './print.module.css'
import { type PrintWish, readPrintAddress } from './printAddress.ts'
import { areaOfKind } from './printable.ts'
import { usePrintTexts } from './usePaper.ts'

/** Invoices, slips, labels and lists on paper (areas, 22): one view for a record or a selection; what is printed is the page itself. */
export default function PrintPage() {
  const { search } = useLocation()
  const wish = readPrintAddress(search)
  const texts = usePrintTexts()
  const { documentTitle } = usePage()
  const { title: product } = usePublicSettings()
  if (wish) return <Prints key={search} wish={wish} />
  return (
    <main className={css.page}>
      <title>{`${documentTitle} · ${product}`}</title>
      <div className={css.notice} role="status">
        <h1>{texts.page.title}</h1>
        <p>{texts.page.nothing}</p>
      </div>
    </main>
  )
}

function Prints({ wish }: { wish: PrintWish }) {
  const { kind, of, ids, copies } = wish
  const translate = useTranslate()
  const current = useLocale()
  const own = isLocale(current) ? current : 'en'
  const texts = usePrintTexts()
  const ask = useOperation(areaOfKind(kind))
  const [language, setLanguage] = useState(wish.language)
  const [isRoll, setRoll] = useState(wish.isRoll)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['print', kind, of, ids, copies],
    queryFn: () =>
      ask<Printed>('documents', {
        input: {
          [of]: ids,
          copies: kind === 'productLabel' ? copies : undefined,
          kind: kind === 'productLabel' || kind === 'invoice' ? undefined : kind,
        },
      }),
    // Printing is noted in the history: it is asked for once, and again only by hand.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const title = texts.kinds[kind]
  useEffect(() => {
    const before = document.title
    const [first] = data?.documents ?? []
    const name = first && 'number' in first ? first.number : ''
    document.title = [title, name].filter(Boolean).join(' ')
    return () => {
      document.title = before
    }
  }, [title, data])
  const count = data ? papersIn(data) : 0
  const isLabel = kind === 'label' || kind === 'productLabel'
  const sizes = kind === 'productLabel' ? texts.productLabel : texts.page
  return (
    <main className={css.page} aria-busy={isFetching}>
      <div className={css.bar}>
        <h1>
          {title}
          {data && count > 0 && <> · {count === 1 ? texts.page.one : filled(texts.page.count, { count })}</>}
        </h1>
        <div className={css.field}>
          <span>{texts.page.language}</span>
          <ChoiceBox
            id="print-language"
            source="language"
            label={texts.page.language}
            dense
            choices={[
              ...(kind === 'productLabel' ? [] : [{ value: 'customer', label: texts.page.ofCustomer }]),
              ...locales.map((value) => ({ value, label: localeNames[value] })),
            ]}
            chosen={kind === 'productLabel' && language === 'customer' ? own : language}
            onChoose={(value) => setLanguage(isLocale(value) ? value : 'customer')}
          />
        </div>
        {isLabel && (
          <div className={css.field}>
            <span>{texts.page.labelSize}</span>
            <ChoiceBox
              id="print-size"
              source="size"
              label={texts.page.labelSize}
              dense
              choices={[
                { value: 'sheet', label: sizes.sheet },
                { value: 'roll', label: sizes.roll },
              ]}
              chosen={isRoll ? 'roll' : 'sheet'}
              onChoose={(value) => setRoll(value === 'roll')}
            />
          </div>
        )}
        <Button look="primary" disabled={count === 0} onClick={() => window.print()}>
          {texts.page.print}
        </Button>
      </div>
      {error && (
        <div className={css.notice} role="alert">
          <p>
            {texts.page.failed} {reasonOf(error)}
          </p>
          <Button onClick={() => void refetch()}>{texts.page.again}</Button>
        </div>
      )}
      {!data && !error && (
        <p className={css.notice} role="status">
          {texts.page.loading}
        </p>
      )}
      {data && data.refused.length > 0 && (
        <NotPrintedList
          title={texts.page.refused}
          lines={data.refused.map(({ id, name, code }) => ({ id, name, why: translate(`errors.${code}`) }))}
        />
      )}
      {data && count === 0 && data.refused.length === 0 && <p className={css.notice}>{texts.page.nothing}</p>}
      {data && (
        <Suspense fallback={<p className={css.notice}>{texts.page.loading}</p>}>
          <Papers printed={data} language={language} own={own} isRoll={isRoll} />
        </Suspense>
      )}
    </main>
  )
}

/** How many papers come out: of one article as many labels as were asked for. */
const papersIn = ({ documents }: Printed): number =>
  documents.reduce((sum, document) => sum + ('copies' in document ? document.copies : 1), 0)
