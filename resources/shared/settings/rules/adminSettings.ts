import { locales } from '../../../../src/core/index.ts'
import { timeOfDay } from '../../../../src/core/patterns.ts'
import { isAccent } from '../../../../src/fields/colour/accent.ts'
import { comparisons, periodNames, usualPeriod } from '../../../../src/fields/date/period.ts'
import { isTimeZone, usualTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { timeZones } from '../../../../src/fields/dateTime/timeZones.ts'
import { groupings } from '../../../../src/fields/decimal/grouping.ts'
import * as f from '../../../../src/fields/index.ts'
import type { Settings } from '../../../../src/settings/defineSettings.ts'
import { engineSettings, securitySettings } from '../../../../src/settings/engineSettings.ts'
import { weekdays } from '../../work/rules/weekdays.ts'

/** Whether a text is a day of the calendar, as `2026-11-08` is. */
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
}

/** How the back office behaves for staff (areas, 28). */
export const adminSettings = {
  'branding.title': { field: f.text({ required: true, max: 40 }), default: 'Atelier', isPublic: true },
  'branding.logo': { field: f.image({ maxMB: 2 }), default: null, isPublic: true },
  'branding.logoDark': { field: f.image({ maxMB: 2 }), default: null, isPublic: true },
  'branding.icon': { field: f.image({ maxMB: 2 }), default: null, isPublic: true },
  'branding.signInPicture': { field: f.image({ maxMB: 10 }), default: null, isPublic: true },
  'branding.accent': {
    field: f.colour(),
    default: null,
    isPublic: true,
    refuse: (value) => (isAccent(String(value)) ? undefined : 'too-pale'),
  },
  'branding.storeUrl': { field: f.url(), default: null, isPublic: true },
  'localisation.languages': { field: f.multiSelect(locales), default: locales, isPublic: true },
  'localisation.language': { field: f.select(locales, { required: true }), default: 'en', isPublic: true },
  'localisation.timeZone': {
    field: f.text({ required: true, max: 60, offers: timeZones }),
    default: usualTimeZone,
    isPublic: true,
    refuse: (value) => (isTimeZone(value) ? undefined : 'no-time-zone'),
  },
  'localisation.fiscalYearStart': { field: f.integer({ required: true, min: 1, max: 12 }), default: 4 },
  'localisation.firstDay': {
    field: f.select(['language', 'monday', 'saturday', 'sunday'], { required: true }),
    default: 'language',
    isPublic: true,
  },
  'localisation.grouping': {
    field: f.select(groupings, { required: true }),
    default: groupings[0],
    isPublic: true,
  },
  ...securitySettings,
  'approvals.refundLimit': { field: f.money({ min: 0 }), default: 500_000 },
  'approvals.discountLimit': { field: f.percent({ required: true }), default: 20 },
  'approvals.broadcastRecipients': { field: f.integer({ required: true, min: 1 }), default: 500 },
  'approvals.bulkRows': engineSettings['approvals.bulkRows'],
  'approvals.priceDrop': { field: f.percent(), default: null },
  'approvals.dailyCredit': { field: f.money({ min: 0 }), default: null },
  'approvals.settings': { field: f.boolean({ default: true }), default: true },
  'work.pageSize': {
    field: f.select(['25', '50', '100'], { required: true }),
    default: '25',
    isPublic: true,
  },
  'work.density': {
    field: f.select(['comfortable', 'compact'], { required: true }),
    default: 'compact',
    isPublic: true,
  },
  // All three empty: round the clock.
  'work.hoursFrom': { field: f.text({ pattern: timeOfDay }), default: null },
  'work.hoursTo': { field: f.text({ pattern: timeOfDay }), default: null },
  'work.hoursDays': { field: f.multiSelect(weekdays), default: [] },
  'work.holidays': {
    field: f.texts({ max: 200 }),
    default: [],
    refuse: (value) => ((value as readonly string[]).every(isDay) ? undefined : 'not-days'),
  },
  'work.orderHours': { field: f.integer({ required: true, min: 1, max: 240 }), default: 24 },
  'work.firstAnswerHours': { field: f.integer({ required: true, min: 1, max: 240 }), default: 24 },
  'work.resolveHours': { field: f.integer({ required: true, min: 1, max: 1440 }), default: 120 },
  'dashboard.period': {
    field: f.select(periodNames, { required: true }),
    default: usualPeriod,
    isPublic: true,
  },
  'dashboard.comparison': {
    field: f.select(comparisons, { required: true }),
    default: comparisons[0],
    isPublic: true,
  },
  'alerts.digestTimes': { field: f.texts({ max: 12, pattern: timeOfDay }), default: [] },
  'alerts.escalationHours': { field: f.integer({ min: 1, max: 720 }), default: 24 },
  'privacy.exportReason': engineSettings['privacy.exportReason'],
  'privacy.historyYears': { field: f.integer({ min: 2, max: 20 }), default: null },
  'privacy.notificationDays': { field: f.integer({ min: 90, max: 3650 }), default: null },
  'privacy.cartDays': { field: f.integer({ required: true, min: 1, max: 730 }), default: 90 },
  'privacy.adultAge': { field: f.integer({ min: 1, max: 99 }), default: 18 },
  'maintenance.announcement': { field: f.longText({ max: 300, lines: 2 }), default: null },
  'maintenance.readOnly': engineSettings['maintenance.readOnly'],
} as const satisfies Settings
