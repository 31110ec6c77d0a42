import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { mail } from './mail.ts'

const MailPage = lazy(() => import('./screens/MailPage.tsx'))

/** The mailbox is one page, whatever of it an address names. */
export default defineViews(mail, { list: MailPage, create: MailPage, edit: MailPage, show: MailPage })
