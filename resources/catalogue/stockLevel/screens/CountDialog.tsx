import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useReportDone } from '../../../../src/views/list/useUndoBulk.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { stockLevel } from '../stockLevel.ts'
import { CountedTable, type CountLine } from './CountedTable.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { readCount } from './readCount.ts'
import css from './stock.module.css'
import type { Booked } from './useBooking.ts'
import { useStockTexts } from './useStockTexts.ts'

/** As many SKUs as one booking takes. */
const most = 500

interface Found {
  readonly found: readonly { code: string; sku: string; item: string; onHand: number }[]
  readonly unknown: readonly string[]
}

/** Counts a place: scan, type or paste what is there, look at the differences, book all of them together. */
export default function CountDialog({ close }: OwnActionProps<RecordOf<typeof stockLevel>>) {
  const reportDone = useReportDone(stockLevel)
  const queryClient = useQueryClient()
  const ask = useOperation(stockLevel)
  const { own, action } = useStockTexts()
  const [location, setLocation] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly CountLine[]>()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [why, setWhy] = useState({ reason: 'count', note: '' })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const reason = useReason()
  const { counts, wrong } = readCount(text)
  const changed = lines?.filter(({ counted, was }) => counted !== was) ?? []
  const isReady = location !== null && counts.length > 0 && counts.length <= most && wrong.length === 0
  const restart = () => {
    setLines(undefined)
    setUnknown([])
    setProblem(undefined)
  }
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(reason(error))
    } finally {
      setBusy(false)
    }
  }
  const compare = () =>
    run(async () => {
      const codes = counts.map(({ code }) => code)
      const answer = await ask<Found>('findCounted', { input: { location, codes } })
      const numbers = new Map(counts.map(({ code, counted }) => [code, counted]))
      const bySku = new Map<string, CountLine>()
      // A SKU and its barcode may both have been scanned.
      for (const { code, sku, item, onHand } of answer.found)
        bySku.set(sku, {
          sku,
          item,
          was: onHand,
          counted: (bySku.get(sku)?.counted ?? 0) + (numbers.get(code) ?? 0),
        })
      setLines([...bySku.values()])
      setUnknown(answer.unknown)
    })
  const book = () =>
    run(async () => {
      const input = {
        location,
        lines: changed.map(({ sku, counted, was }) => ({ sku, counted, was })),
        reason: why.reason || undefined,
        note: why.note || undefined,
      }
      const { undo } = await ask<Booked>('count', { input })
      reportDone(own('booked', { smart_count: changed.length }), undo)
      await queryClient.invalidateQueries({ queryKey: [stockLevel.path] })
      close()
    })
  const submit = () => {
    void (lines ? book() : compare())
  }
  const wrongText =
    wrong.length > 0
      ? own('count.wrong', { line: wrong[0] })
      : counts.length > most
        ? own('count.tooMany', { most })
        : undefined
  return (
    <QuestionDialog
      title={action('count')}
      size="medium"
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      more={
        lines && (
          <Button busy={isBusy} onClick={() => void compare()}>
            {own('count.again')}
          </Button>
        )
      }
      busy={isBusy}
      disabled={lines ? changed.length === 0 || why.reason === '' : !isReady}
      submit={lines ? own('book') : own('count.compare')}
    >
      <LookupField
        id="count-location"
        source="location"
        label={own('place')}
        required
        value={location}
        onChange={(id) => {
          setLocation(id)
          restart()
        }}
        to="stockLocation"
      />
      <TextBoxField
        id="count-codes"
        source="codes"
        label={own('count.codes')}
        help={own('count.help')}
        error={wrongText}
        lines={8}
        dir="ltr"
        text={text}
        onText={(typed) => {
          setText(typed)
          restart()
        }}
        more={{ spellCheck: false }}
      />
      <div role="status">{lines && <CountedTable lines={lines} unknown={unknown} />}</div>
      {lines && changed.length > 0 && (
        <ReasonFields id="session" why={why} onWhy={setWhy} required errors={{}} />
      )}
      {problem && <p role="alert">{problem}</p>}
    </QuestionDialog>
  )
}
