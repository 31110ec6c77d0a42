import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { saveFile } from '../../../../src/views/saveFile.ts'
import { deliveryZone } from '../deliveryZone.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

/** All pincodes that a zone serves, to be copied or kept as a file. */
export default function ZonePincodes({
  records: [zone],
  close,
}: OwnActionProps<RecordOf<typeof deliveryZone>>) {
  const { pair } = usePunctuation()
  const ask = useOperation(deliveryZone)
  const copy = useCopy()
  const translate = useTranslate()
  const { own, action } = useZoneTexts()
  const { data, error } = useQuery({
    queryKey: [deliveryZone.path, 'pincodes', zone?.id],
    queryFn: () => ask<{ pincodes: string[] }>('pincodes', { id: zone?.id ?? '' }),
    staleTime: 0,
  })
  const text = data?.pincodes.join('\n') ?? ''
  const download = () =>
    saveFile(
      new Blob([`pincode\n${text}\n`], { type: 'text/csv' }),
      `pincodes-${String(zone?.code ?? 'zone').toLowerCase()}.csv`,
    )
  return (
    <QuestionDialog
      title={pair(action('pincodes'), String(zone?.name ?? ''))}
      size="medium"
      onClose={close}
      isReading={!data && !error}
      more={
        <Button disabled={text === ''} onClick={() => void copy(text, own('copied'))}>
          {own('copy')}
        </Button>
      }
      cancel={translate('ra.action.close')}
      disabled={text === ''}
      onClick={download}
      submit={own('download')}
    >
      {error && <p className={css.failure}>{error.message}</p>}
      {data && (
        <>
          <p className={css.quiet} style={{ marginBlockEnd: 8 }}>
            {own('pincodesServed', { smart_count: data.pincodes.length })}
          </p>
          <textarea className={css.area} readOnly dir="ltr" aria-label={action('pincodes')} value={text} />
        </>
      )}
    </QuestionDialog>
  )
}
