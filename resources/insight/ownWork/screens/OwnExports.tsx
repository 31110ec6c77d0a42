import { useDataProvider, useLocale, useTranslate } from 'ra-core'
import { useContext, useState } from 'react'
import type { AreaHead } from '../../../../src/core/index.ts'
import type { MadeExport } from '../../../../src/derive/madeExport.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { formatBytes } from '../../../../src/fields/file/formatBytes.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { saveFile } from '../../../../src/views/saveFile.ts'
import css from './ownWork.module.css'

/** Files that were taken out of lists: what is in them, who made them, and the file again for whoever did, for a day. */
export function OwnExports({ exports }: { exports: readonly MadeExport[] }) {
  const translate = useTranslate()
  const heads = useContext(RegistryContext)
  if (exports.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="own-work-exports">
      <h2 id="own-work-exports">{translate('task.ownWork.exports')}</h2>
      <ul className={css.lines}>
        {exports.map((each) => {
          const head = heads[each.area]
          return head && <ExportLine key={each.id} head={head} made={each} />
        })}
      </ul>
    </section>
  )
}

function ExportLine({ head, made }: { head: AreaHead; made: MadeExport }) {
  const translate = useTranslate()
  const sayFailure = useSayFailure()
  const provider = useDataProvider<ShopDataProvider>()
  const locale = useLocale() ?? 'en'
  const area = useTexts(head).name(2)
  const [isBusy, setBusy] = useState(false)
  const { id, at, actor, format, lines, total, size, endedAt, until, error } = made
  const fetchFile = async () => {
    setBusy(true)
    try {
      const { data } = await provider.requestFile(`own-work/exports/${id}`)
      saveFile(data, `${head.endpoint}-${at.slice(0, 10)}.${format}`)
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={css.line}>
      <div>
        <strong>{`${area} · ${translate(`task.export.${format}`)}`}</strong>
        <span>
          <bdi>
            {endedAt === null
              ? (error?.message ??
                (total === null
                  ? translate('task.ownWork.beingMade')
                  : translate('task.export.making', {
                      lines: formatNumber(lines ?? 0, locale),
                      total: formatNumber(total, locale),
                    })))
              : translate('task.ownWork.file', {
                  smart_count: lines ?? 0,
                  lines: formatNumber(lines ?? 0, locale),
                  size: formatBytes(size ?? 0, locale),
                })}
          </bdi>
          {' · '}
          <bdi>{actor.name}</bdi> · <RelativeTime at={at} />
        </span>
        {endedAt !== null && (
          <span>
            {until === null
              ? translate('task.ownWork.fileGone')
              : translate('task.ownWork.fileUntil', {
                  time: formatTime(until, locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),
                })}
          </span>
        )}
      </div>
      {until !== null && endedAt !== null && (
        <span className={css.acts}>
          <Button
            small
            busy={isBusy}
            aria-label={translate('task.ownWork.fetchOf', { area })}
            onClick={() => void fetchFile()}
          >
            {translate('task.ownWork.fetch')}
          </Button>
        </span>
      )}
    </li>
  )
}
