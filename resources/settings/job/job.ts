import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * What the server does by itself (`server/jobs`): by the clock, such as sending messages, where `every` says after how many minutes; or
 * once, for one record, such as an order whose payment did not come. Written by the server alone; staff see what runs, waits and
 * failed, and have it tried again. Work of the clock that failed goes on by itself once an hour; the rest waits for a person.
 */
export const job = defineResource({
  name: 'job',
  path: 'pages/jobs',
  endpoint: 'jobs',
  icon: 'job',
  menu: 'settings',
  below: 'configSetting',
  title: 'name',
  foundLast: true,
  fields: {
    name: f.text({ required: true, max: 120, localized: true, system: true }),
    work: f.text({ required: true, max: 60, system: true }),
    subject: f.text({ max: 60, system: true }),
    about: f.text({ max: 160, system: true }),
    every: f.integer({ system: true }),
    dueAt: f.dateTime({ required: true, system: true }),
    attempts: f.integer({ default: 0, system: true }),
    startedAt: f.dateTime({ system: true }),
    doneAt: f.dateTime({ system: true }),
    failedAt: f.dateTime({ system: true }),
    error: f.text({ max: 500, system: true }),
    runner: f.text({ max: 120, system: true }),
    leasedUntil: f.dateTime({ system: true }),
  },
  unique: [['work', 'subject']],
  rules: {
    about: { visible: { every: { empty: true } } },
    doneAt: { visible: { every: { empty: false } } },
    runner: { visible: { status: 'running' } },
    leasedUntil: { visible: { status: 'running' } },
  },
  access: { create: false, edit: false, import: false, delete: { status: 'failed', every: { empty: true } } },
  list: {
    columns: ['name', 'status', 'about', 'dueAt', 'doneAt', 'attempts', 'error'],
    search: ['name', 'about', 'error'],
    filters: ['status', 'every', 'dueAt', 'doneAt', 'failedAt', 'attempts'],
    sort: 'dueAt',
    views: {
      failed: { status: 'failed' },
      running: { status: 'running' },
      retrying: { status: 'waiting', attempts: { gt: 0 } },
      clock: { every: { empty: false } },
      once: { every: { empty: true } },
    },
  },
  form: {
    sections: {
      general: ['name', 'about', ['every', 'dueAt'], ['startedAt', 'doneAt']],
      trouble: [['attempts', 'failedAt'], 'error'],
      technical: { fields: ['work', 'subject', 'runner', 'leasedUntil'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'waiting',
    states: {
      waiting: { tone: 'neutral' },
      running: { tone: 'info' },
      failed: { tone: 'danger' },
    },
    transitions: {
      start: { from: ['waiting', 'failed'], to: 'running', system: true },
      finish: { from: 'running', to: 'waiting', system: true },
      fail: { from: 'running', to: 'failed', system: true },
      retry: { from: ['failed', 'waiting'], to: 'waiting', undo: 'used' },
    },
  },
})
