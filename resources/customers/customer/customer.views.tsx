import { lazy } from 'react'
import { defined } from '../../../src/core/defined.ts'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews, type OwnSectionProps } from '../../../src/views/overrides.ts'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { customer } from './customer.ts'

const present = { status: { not: 'anonymised' } } as const

const birth = () => import('./screens/birth.tsx')
const cash = () => import('./screens/cashDialogs.tsx')

/** A tab with what a customer has to do with another area. */
const dealings = (area: string, columns: readonly string[], by?: string) =>
  drawnOnceThere(async () => {
    const { relatedRecords } = await import('../../shared/pieces/screens/RelatedRecords.tsx')
    return { default: relatedRecords(defined({ area, of: 'customer', columns, by: by || undefined })) }
  })

/** The orders, and below them those that were placed in another system, where there are any. */
const orders = drawnOnceThere(async () => {
  const { relatedRecords } = await import('../../shared/pieces/screens/RelatedRecords.tsx')
  const Orders = relatedRecords({
    area: 'order',
    of: 'customer',
    columns: ['placedAt', 'total', 'paymentStatus', 'fulfilmentStatus'],
  })
  const Past = relatedRecords({
    area: 'pastOrder',
    of: 'customer',
    columns: ['placedAt', 'total', 'state'],
    by: 'placedAt',
    isRare: true,
  })
  return {
    default: (props: OwnSectionProps) => (
      <>
        <Orders {...props} />
        <Past {...props} />
      </>
    ),
  }
})

/** What staff do with a customer beside editing the record. */
export default defineViews(customer, {
  foreignFiles: async () => [(await import('./rules/shopifyCustomers.ts')).shopifyCustomers],
  inputs: { dob: { Input: lazy(async () => ({ default: (await birth()).BirthInput })) } },
  shows: { dob: drawnOnceThere(async () => ({ default: (await birth()).BirthShow })) },
  sections: {
    orders,
    carts: dealings('cart', ['total', 'step', 'lastActivityAt'], 'lastActivityAt'),
    wishlist: dealings('wishlistItem', ['options', 'addedAt', 'priceThen'], 'addedAt'),
    returns: dealings('orderReturn', ['order', 'type', 'value', 'createdAt']),
    ratings: dealings('rating', ['product', 'rating', 'createdAt']),
    messages: dealings('contactMessage', ['subject', 'createdAt']),
    suppressedAddresses: dealings('suppressedAddress', ['address', 'since', 'detail'], 'since'),
    notes: drawnOnceThere(() => import('./screens/Notes.tsx')),
  },
  actions: {
    note: {
      on: ['record'],
      flag: 'edit',
      icon: 'edit',
      when: present,
      Dialog: lazy(() => import('./screens/NoteDialog.tsx')),
    },
    message: {
      on: ['record'],
      flag: 'edit',
      icon: 'mail',
      when: present,
      Dialog: lazy(() => import('./screens/MessageDialog.tsx')),
    },
    broadcast: {
      on: ['selection'],
      flag: 'view',
      needs: [['broadcast', 'create']],
      icon: 'broadcast',
      when: present,
      Dialog: lazy(() => import('./screens/WriteToMany.tsx')),
    },
    consent: {
      on: ['record'],
      flag: 'edit',
      icon: 'check',
      when: present,
      Dialog: lazy(() => import('./screens/ConsentDialog.tsx')),
    },
    blockCod: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'block',
      when: { ...present, codBlocked: { not: true } },
      Dialog: lazy(async () => ({ default: (await cash()).BlockCodDialog })),
    },
    allowCod: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'check',
      when: { ...present, codBlocked: true },
      Dialog: lazy(async () => ({ default: (await cash()).AllowCodDialog })),
    },
    adjustWallet: {
      on: ['record'],
      flag: 'adjustWallet',
      icon: 'money',
      when: present,
      Dialog: lazy(() => import('./screens/WalletDialog.tsx')),
    },
    findHidden,
    reveal: { ...reveal, when: present },
    exportPerson: {
      on: ['record'],
      flag: 'exportPerson',
      icon: 'download',
      Dialog: lazy(() => import('./screens/ExportDialog.tsx')),
    },
    merge: {
      on: ['record', 'selection'],
      flag: 'merge',
      icon: 'merge',
      when: present,
      Dialog: lazy(() => import('../../shared/merge/screens/MergeDialog.tsx')),
    },
  },
})
