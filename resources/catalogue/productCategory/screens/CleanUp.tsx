import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCreatePath, useLocale, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { Pages } from '../../../shared/pieces/screens/Pages.tsx'
import { productCategory } from '../productCategory.ts'
import { type CleanUpItem, cleanUpLists } from '../rules/shelf.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { productHead } from './catalogueHeads.ts'
import css from './merchandising.module.css'

const bounds = ['1', '2', '3', '4', '5', '8', '12']
const pageSize = 48

/** Products whose categories need a hand, and the way to put them right. */
export function CleanUp() {
  const product = useArea(productHead)
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const createPath = useCreatePath()
  const ask = useOperation(productCategory)
  const [state, change] = usePageState()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isAssigning, setAssigning] = useState(false)
  const id = useId()
  const list = cleanUpLists.find((each) => each === state.list) ?? 'none'
  const most = bounds.includes(state.most ?? '') ? Number(state.most) : 3
  const page = Math.max(1, Number(state.page) || 1)
  const { data, isPending, error } = useQuery({
    queryKey: [productCategory.path, 'cleanUp', list, most, page],
    queryFn: ({ signal }) =>
      ask<{ total: number; items: CleanUpItem[] }>('cleanUp', {
        input: { list, most, from: (page - 1) * pageSize, size: pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const open = (changed: Record<string, string | undefined>) => {
    setPicked(new Set())
    change({ tab: 'cleanUp', page: undefined, ...changed })
  }
  const mayAssign = canAct(viewer, productCategory, 'create')
  const label = translate('merchandising.cleanUp.list')
  return (
    <>
      <div className={css.tools}>
        <div className={css.chooser}>
          <ChoiceField
            id={id}
            source="list"
            label={label}
            choices={cleanUpLists.map((value) => ({
              value,
              label: translate(`merchandising.cleanUp.${value}`),
            }))}
            chosen={list}
            onChoose={(next) => open({ list: next })}
          />
        </div>
        {list === 'tooMany' && (
          <div className={css.sort}>
            <ChoiceField
              id={`${id}-most`}
              source="most"
              label={translate('merchandising.cleanUp.most')}
              choices={bounds.map((value) => ({ value, label: value }))}
              chosen={String(most)}
              onChoose={(next) => open({ most: next })}
            />
          </div>
        )}
        {mayAssign && (
          <div className={css.buttons}>
            <Button look="primary" disabled={picked.size === 0} onClick={() => setAssigning(true)}>
              {translate('merchandising.bar.assign')}
            </Button>
          </div>
        )}
      </div>
      {isPending && !error && <Skeleton height={240} />}
      {error && (
        <p className={css.empty} role="alert">
          {translate('task.failed')}
        </p>
      )}
      {data && (
        <>
          <p className={css.count} role="status">
            {data.total === 0
              ? translate('merchandising.cleanUp.clean')
              : translate('merchandising.shelf.count', {
                  smart_count: data.total,
                  count: formatNumber(String(data.total), locale),
                })}
          </p>
          <ul className={css.lines}>
            {data.items.map((item) => (
              <li key={item.id} className={css.line}>
                {mayAssign && (
                  <input
                    type="checkbox"
                    checked={picked.has(item.id)}
                    aria-label={translate('merchandising.shelf.pick', { title: item.name })}
                    onChange={({ target }) =>
                      setPicked((known) => {
                        const next = new Set(known)
                        if (target.checked) next.add(item.id)
                        else next.delete(item.id)
                        return next
                      })
                    }
                  />
                )}
                <GoodsPicture value={item.picture} height={52} alt="" />
                <span className={css.words}>
                  <Link to={createPath({ resource: product.path, id: item.id, type: 'edit' })} dir="auto">
                    {item.name}
                  </Link>
                  <span className={css.code}>{item.styleCode}</span>
                </span>
                <StatusChip resource={product} status={item.status} />
                <Link
                  className={css.edit}
                  to={`?${new URLSearchParams({ tab: 'product', product: item.id })}`}
                >
                  {translate('merchandising.cleanUp.edit', { smart_count: item.categories.length })}
                  <span className="visually-hidden"> · {item.name}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Pages
            page={page}
            size={pageSize}
            total={data.total}
            onPage={(next) => change({ page: String(next) })}
          />
        </>
      )}
      {isAssigning && (
        <AssignDialog
          products={[...picked]}
          onClose={() => setAssigning(false)}
          onDone={() => {
            setAssigning(false)
            setPicked(new Set())
          }}
        />
      )}
    </>
  )
}
