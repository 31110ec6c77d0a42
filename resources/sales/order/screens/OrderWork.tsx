import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { useSearchNow } from '../../../../src/shell/routing/useSearchNow.ts'
import { FormTabs } from '../../../../src/views/form/FormTabs.tsx'
import form from '../../../../src/views/form/form.module.css'
import { WholeHistory } from '../../../../src/views/history/WholeHistory.tsx'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { RecordFacts } from '../../../../src/views/show/RecordFacts.tsx'
import { itemIds } from '../../../shared/pieces/screens/useItemPicture.ts'
import { AboutCard } from './AboutCard.tsx'
import { CustomerCard } from './customer/CustomerCard.tsx'
import { ItemsCard } from './items/ItemsCard.tsx'
import { SortingCard } from './items/SortingCard.tsx'
import { MoneyCard } from './money/MoneyCard.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { OrderStrip } from './OrderStrip.tsx'
import { OrderWay } from './OrderWay.tsx'
import type { Order } from './orderFacts.ts'
import { ParcelsCard } from './parcels/ParcelsCard.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import { useOrderActions } from './useOrderActions.tsx'
import { useOrderKeys } from './useOrderKeys.ts'
import { useOwn } from './useOwn.ts'

/** The workplace of an order: what was bought and where it is, the money, what happened; beside it for whom, and what to look out for. */
export function OrderWork({ resource, order }: { resource: Resource; order: Order }) {
  const translate = useTranslate()
  const { text } = useOwn()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const searchNow = useSearchNow()
  const navigate = useNavigate()
  const id = useId()
  const comment = useRef<HTMLDivElement>(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [resource.path] })
  const { acts, next, further, dialog, find } = useOrderActions(resource, order, refresh)
  const mayWrite = hasFlag(viewer, resource.name, 'edit')
  useOrderKeys({ next, find, comment, mayWrite })
  const { lines, customer, assignedTo, tags } = order
  const wanted = useMemo(
    () => ({
      product: itemIds(lines),
      customer: customer ? [customer] : [],
      subAdmin: assignedTo ? [assignedTo] : [],
      tag: tags,
    }),
    [lines, customer, assignedTo, tags],
  )
  const tab = new URLSearchParams(search).get('tab') === 'history' ? 'history' : 'record'
  const open = (key: string) => {
    const query = new URLSearchParams(searchNow())
    query.delete('tab')
    if (key === 'history') query.set('tab', key)
    navigate({ pathname, search: query.toString() }, { replace: true })
  }
  const shared = { resource, order, refresh, find, mayWrite }
  return (
    <>
      <OrderHeader
        resource={resource}
        order={order}
        acts={acts}
        next={next}
        further={further}
        page={pathname.endsWith('/show') ? 'show' : 'edit'}
      />
      {dialog}
      <div className={`${form.page} ${form.stack}`}>
        <OrderStrip resource={resource} order={order} />
        <OrderWay order={order} next={next} further={further} />
        <OrderNotices {...shared} />
        <FormTabs
          id={id}
          label={text('parts')}
          tabs={(['record', 'history'] as const).map((key) => ({
            key,
            problems: 0,
            title: key === 'record' ? text('work') : translate('form.history.title'),
          }))}
          open={tab}
          onOpen={open}
        />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
          {tab === 'history' ? (
            <WholeHistory resource={resource} record={order} />
          ) : (
            <NamedRecords wanted={wanted}>
              <div className={form.layout} data-aside>
                <div className={form.main}>
                  <ItemsCard {...shared} />
                  <ParcelsCard {...shared} />
                  <MoneyCard {...shared} />
                  <Timeline {...shared} box={comment} />
                </div>
                <div className={form.aside}>
                  <CustomerCard {...shared} />
                  <AboutCard {...shared} />
                  <SortingCard {...shared} />
                </div>
              </div>
              <RecordFacts record={order} />
            </NamedRecords>
          )}
        </div>
      </div>
    </>
  )
}
