import * as f from '../fields/index.ts'
import type { Settings } from './defineSettings.ts'

/** The area in which a shop keeps what it has set of these. */
export const settingArea = 'adminSetting'

/** Who gets in, and for how long (areas, 28). */
export const securitySettings = {
  // Empty: as the server was started with.
  'security.idleMinutes': { field: f.integer({ min: 5, max: 10_080 }), default: null },
  'security.sessionHours': { field: f.integer({ min: 1, max: 720 }), default: null },
  'security.sessions': { field: f.integer({ min: 1, max: 50 }), default: null },
  'security.passwordLength': { field: f.integer({ required: true, min: 12, max: 64 }), default: 12 },
  'security.attempts': { field: f.integer({ required: true, min: 3, max: 50 }), default: 10 },
  'security.lockMinutes': { field: f.integer({ required: true, min: 1, max: 1440 }), default: 15 },
  'security.inviteHours': { field: f.integer({ required: true, min: 1, max: 336 }), default: 72 },
  'security.resetHours': { field: f.integer({ required: true, min: 1, max: 24 }), default: 2 },
  'security.secondStepFor': {
    field: f.select(['nobody', 'administrators', 'everybody'], { required: true }),
    default: 'nobody',
  },
  'security.tokensFor': {
    field: f.select(['nobody', 'administrators', 'everybody'], { required: true }),
    default: 'nobody',
  },
  'security.addresses': { field: f.texts({ max: 100 }), default: [] },
} as const satisfies Settings

/** What the engine itself obeys, of all that a shop can set; the shop has them among its own settings. */
export const engineSettings = {
  ...securitySettings,
  'approvals.bulkRows': { field: f.integer({ min: 1, max: 1_000_000 }), default: null },
  'privacy.exportReason': { field: f.boolean({ default: false }), default: false },
  'maintenance.readOnly': { field: f.boolean({ default: false }), default: false },
} as const satisfies Settings
