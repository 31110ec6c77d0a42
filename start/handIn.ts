import { contactMessage } from '../resources/customers/contactMessage/contactMessage.ts'
import { filesOfAnswer } from '../resources/customers/contactMessage/server/filesOfAnswer.ts'
import { takeAnswer } from '../resources/customers/contactMessage/server/takeAnswer.ts'
import { salesOfCustomer } from '../resources/customers/customer/server/salesOfCustomer.ts'
import { withdraw } from '../resources/customers/customer/server/withdraw.ts'
import { courierConnection } from '../resources/delivery/courier/server/courierConnection.ts'
import { figureOperations } from '../resources/insight/dashboard/server/figureOperations.ts'
import { documentsOfMessage } from '../resources/messages/notification/server/documentsOfMessage.ts'
import { filesOfMessage } from '../resources/messages/notification/server/filesOfMessage.ts'
import { notifyImport } from '../resources/messages/notification/server/notifyImport.ts'
import { notifyJob } from '../resources/messages/notification/server/notifyJob.ts'
import { takeAnswer as answersOfCustomers } from '../resources/messages/notification/server/receipts/takeAnswer.ts'
import { withdrawConsent } from '../resources/messages/notification/server/withdrawConsent.ts'
import { purgeCarts } from '../resources/sales/cart/server/purgeCarts.ts'
import { attachedDocuments } from '../resources/sales/invoice/server/attachedDocuments.ts'
import { customersOfOrder } from '../resources/sales/order/server/customersOfOrder.ts'
import { orderReturn } from '../resources/sales/orderReturn/orderReturn.ts'
import { hasBought } from '../resources/sales/pastOrder/server/hasBought.ts'
import { purgePastOrders } from '../resources/sales/pastOrder/server/purgePastOrders.ts'
import { demandConnection } from '../resources/sales/shipment/server/connection/askCourier.ts'
import { purgeSharedWishes, purgeWishes } from '../resources/sales/wishlistItem/server/wishesOf.ts'
import { jobEnded } from '../server/records/bulkJobs/jobEnded.ts'
import { importEnded } from '../server/records/import/importEnded.ts'
import { shopOperations } from '../server/routes/openapi.ts'

/** Hands to lower parts of the house what they need of higher ones (`server/port.ts`). */
export function handIn(): void {
  importEnded.handIn(notifyImport)
  jobEnded.handIn(notifyJob)
  shopOperations.handIn(figureOperations)
  courierConnection.handIn(demandConnection)
  documentsOfMessage.handIn(attachedDocuments)
  filesOfMessage.handIn(filesOfAnswer([contactMessage, orderReturn]))
  withdrawConsent.handIn(withdraw)
  answersOfCustomers.handIn(takeAnswer)
  salesOfCustomer.handIn({
    async purge(work, customer, person) {
      await purgeCarts(work, customer, person.phone)
      await purgeWishes(work, customer)
      await purgePastOrders(work, customer, person)
    },
    merge: purgeSharedWishes,
    hasBought,
    ofOrder: customersOfOrder,
  })
}
