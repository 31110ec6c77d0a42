import { z } from 'zod'
import { sealed } from '../../../../../src/core/index.ts'
import { momentInIndia } from '../../../../shared/moment/rules/momentInIndia.ts'
import type { CourierScan, CourierState } from './courierConnection.ts'

const text = z.string().trim().max(500).nullish()

/** A status as Delhivery pushes it ("Tracking Via PUSH API - Web hook") and answers it ("Order Tracking API"). */
const statusSchema = z.object({
  Status: z.string().trim().min(1).max(100),
  StatusType: z.string().trim().max(10),
  StatusDateTime: z.string().trim().min(10).max(40),
  StatusLocation: text,
  Instructions: text,
})

export const shipmentSchema = z.object({
  AWB: z.string().trim().min(4).max(40),
  ReferenceNo: z.string().trim().max(80).nullish(),
  NSLCode: z.string().trim().max(40).nullish(),
  Status: statusSchema.extend({ StatusCode: z.string().trim().max(40).nullish() }),
})

const trackedSchema = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.string(),
          ReferenceNo: z.string().nullish(),
          Scans: z.array(
            z.object({
              ScanDetail: z.object({
                Scan: z.string(),
                ScanType: z.string(),
                ScanDateTime: z.string(),
                StatusCode: text,
                ScannedLocation: text,
                Instructions: text,
              }),
            }),
          ),
        }),
      }),
    )
    .nullish(),
})

/** What says that a delivery was tried in vain: those after which the NDR page lets one have it tried again. */
const triedInVain = /^(EOD-|ST-108$)/

/** Our states for what "Prepaid and COD shipments" lists as type and status. */
const states = sealed<Readonly<Record<string, CourierState>>>({
  'UD In Transit': 'inTransit',
  'UD Dispatched': 'outForDelivery',
  'DL Delivered': 'delivered',
  'RT In Transit': 'rtoInTransit',
  'RT Pending': 'rtoInTransit',
  'RT Dispatched': 'rtoInTransit',
})

function stateOf(type: string, status: string, code: string | null | undefined): CourierState | undefined {
  if (type === 'UD' && status === 'Pending')
    return triedInVain.test(code ?? '') ? 'attemptFailed' : 'inTransit'
  return states[`${type} ${status}`]
}

const timeOf = (told: string): string => new Date(momentInIndia(told)).toISOString()

/** What a push says. @throws RangeError for a time that is none */
export function scanOf({
  AWB,
  ReferenceNo,
  NSLCode,
  Status: told,
}: z.output<typeof shipmentSchema>): CourierScan {
  return {
    awb: AWB,
    reference: ReferenceNo || null,
    at: timeOf(told.StatusDateTime),
    status: worded(told.StatusType, told.Status),
    place: told.StatusLocation?.slice(0, 120) || null,
    note: told.Instructions || null,
    state: stateOf(told.StatusType, told.Status, told.StatusCode ?? NSLCode),
  }
}

/** All scans of an answer about parcels, the oldest first; none where Delhivery knows none. */
export function scansOf(answer: unknown): CourierScan[] {
  const { ShipmentData } = trackedSchema.parse(answer)
  const scans = (ShipmentData ?? []).flatMap(({ Shipment: { AWB, ReferenceNo, Scans } }) =>
    Scans.map(
      ({ ScanDetail: told }): CourierScan => ({
        awb: AWB,
        reference: ReferenceNo || null,
        at: timeOf(told.ScanDateTime),
        status: worded(told.ScanType, told.Scan),
        place: told.ScannedLocation?.slice(0, 120) || null,
        note: told.Instructions || null,
        state: stateOf(told.ScanType, told.Scan, told.StatusCode),
      }),
    ),
  )
  return scans.sort((a, b) => (a.at < b.at ? -1 : 1))
}

/** On its way back the courier calls its steps as before. */
const worded = (type: string, status: string): string => (type === 'RT' ? `RTO ${status}` : status)
