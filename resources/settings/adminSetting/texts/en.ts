import periods from '../../../shared/summaries/texts/periods.en.ts'
import weekdays from '../../../shared/work/texts/weekdays.en.ts'
import changes from '../../setting/texts/changes.en.ts'
import file from '../../setting/texts/file.en.ts'

export default {
  name: 'Admin setting |||| Admin settings',
  fields: {
    key: 'Setting',
    group: 'Group',
    value: 'Value',
    isDefault: 'As delivered',
  },
  values: {
    group: {
      branding: 'Branding',
      localisation: 'Localisation',
      security: 'Security',
      approvals: 'Approvals',
      work: 'Lists and work',
      dashboard: 'Dashboards',
      alerts: 'Staff alerts',
      privacy: 'Privacy',
      maintenance: 'Maintenance',
    },
    value: {
      en: 'English',
      zh: 'Chinese',
      fr: 'French',
      ja: 'Japanese',
      comfortable: 'Comfortable',
      compact: 'Compact',
      nobody: 'Nobody',
      administrators: 'Administrators',
      everybody: 'All staff',
      language: 'By the language',
      monday: 'Monday',
      saturday: 'Saturday',
      sunday: 'Sunday',
      lakhs: 'Lakhs and crores: 12,34,567',
      thousands: 'Thousands: 1,234,567',
      ...weekdays,
      ...periods,
      previous: 'The time before',
      year: 'The year before',
      none: 'Nothing',
    },
  },
  sections: {
    general: 'General',
    earlier: 'Earlier values',
  },
  views: {
    changed: 'Changed',
  },
  flags: {
    security: 'Change security and approvals',
  },
  own: {
    changes,
    file,
    all: 'All settings',
    settings: {
      branding: {
        title: 'Name of the back office',
        logo: 'Logo',
        logoDark: 'Logo on dark ground',
        icon: 'Picture in the browser tab',
        signInPicture: 'Picture on the sign-in page',
        accent: 'Accent colour',
        storeUrl: 'Address of the store',
      },
      localisation: {
        languages: 'Languages offered to staff',
        language: 'Usual language',
        timeZone: 'Time zone of the shop',
        fiscalYearStart: 'First month of the fiscal year (1–12)',
        firstDay: 'First day of the week in calendars',
        grouping: 'How large numbers are grouped',
      },
      security: {
        idleMinutes: 'Minutes without use after which a session ends',
        sessionHours: 'Hours after which a session ends in any case',
        passwordLength: 'Fewest characters of a password',
        attempts: 'Wrong passwords before somebody has to wait',
        lockMinutes: 'Minutes they have to wait',
        addresses: 'Addresses that staff may come in from',
        inviteHours: 'Hours an invitation is valid',
        resetHours: 'Hours a password link is valid',
        secondStepFor: 'Who must have a second step of sign-in',
        sessions: 'Sessions of one person at once, at most',
        tokensFor: 'Who may have tokens for other systems',
      },
      approvals: {
        refundLimit: 'Refunds above need a second person',
        discountLimit: 'Discounts by hand up to',
        broadcastRecipients: 'Broadcasts to more need a second person',
        bulkRows: 'Records that one person may change at once',
        priceDrop: 'Prices may fall by (per cent)',
        dailyCredit: 'Credit that one person may move in a day',
        settings: 'Changes of sensitive settings need a second person',
      },
      work: {
        pageSize: 'Rows on a page of a list',
        density: 'Density of lists',
        hoursFrom: 'Work begins at, such as 09:30',
        hoursTo: 'Work ends at, such as 18:30',
        hoursDays: 'Working days',
        holidays: 'Holidays, such as 2026-11-08',
        orderHours: 'Hours to confirm an order',
        firstAnswerHours: 'Hours to a first answer',
        resolveHours: 'Hours to resolve a message',
      },
      dashboard: {
        period: 'Period that the sales dashboard opens with',
        comparison: 'Comparison that it opens with',
      },
      alerts: {
        digestTimes: 'Times of the daily summary of waiting work, such as 09:00',
        escalationHours: 'Hours overdue after which managers hear of a message',
      },
      privacy: {
        exportReason: 'Exports ask for a reason',
        historyYears: 'Years that histories are kept',
        notificationDays: 'Days that the log of messages is kept',
        cartDays: 'Days carts are kept',
        adultAge: 'Age in years below which customers are marked',
      },
      maintenance: {
        announcement: 'Announcement to all staff',
        readOnly: 'Only administrators may change anything',
      },
    },
    help: {
      branding: {
        logoDark: 'For the dark theme, where the usual logo would not be seen.',
        icon: 'Square, at least 96 pixels wide.',
        signInPicture:
          'Stands beside the form on wide screens, at least 1,280 pixels wide; its lower edge carries a text.',
        accent:
          'The colour of buttons, links and what is chosen. Where text would be hard to read in it, a darker shade is used, in the dark theme a lighter one; on buttons the text is dark or light as the colour asks for.',
      },
      localisation: {
        languages:
          'Those that sign-in page, menus and settings of the look let people choose. Customers are written to in their own language all the same.',
        language:
          'For whoever has chosen none, also in messages to staff. It is one of those that are offered.',
        timeZone:
          'Decides when a day of the shop begins, for figures, filters, due days and quiet hours, and how moments are shown and typed. After a change the figures of all days are counted anew; documents keep their days and numbers.',
        grouping:
          'In lists, forms and dashboards, and in messages and documents. By the language: documents in English group as India does, everything else by thousands.',
      },
      security: {
        idleMinutes:
          'Empty: as the server was started, with 30 minutes unless its operator says otherwise. Shorter times end sessions that are open now.',
        sessionHours:
          'Empty: as the server was started, with 12 hours unless its operator says otherwise. Then the password is asked for again.',
        sessions: 'Whoever signs in beyond it ends their oldest session. Empty: as many as they like.',
        passwordLength:
          'For every password that is chosen from now on; those that people have go on working.',
        attempts:
          'Counted for one name from one address, within the minutes below. Wrong codes of the second step are counted likewise.',
        lockMinutes: 'From the first wrong password on. The right one makes the others forgotten.',
        inviteHours: 'From the moment the link is made. Afterwards it has to be made anew.',
        addresses:
          'Single ones (203.0.113.7) or networks (203.0.113.0/24), your own among them. It holds for sign-in, for every session and for tokens of other systems; the store stays open to all. Empty: from everywhere.',
      },
      approvals: {
        bulkRows:
          'Holds for bulk changes, operations of many records and imports. Beyond it a request is refused, unless a role goes farther; administrators are not limited. Empty: no limit.',
        priceDrop:
          'Of a sale or offer price, wherever it is changed: in the form, in a table, for many, by a file. Beyond it a change is refused, unless a role goes farther; administrators are not limited. Empty: no limit.',
        dailyCredit:
          'Of all customers together, given and taken, beside what holds for each of them; administrators are not limited. Empty: no limit.',
      },
      work: {
        pageSize: 'To begin with; whoever chooses another keeps it until they sign out.',
        density: 'For whoever has chosen none in a list.',
        hoursFrom:
          'The hours to confirm an order, to answer and resolve a message and to decide a cancellation count only while the shop works, from what comes in next; grievances keep the time of the law. Beginning, end and days empty: every hour counts.',
        hoursTo: 'Empty: midnight. A time before the beginning is one of the next day.',
        hoursDays: 'None: every day. Holidays are never among them.',
        holidays:
          'Days on which nothing leaves the shop: the delivery day that an order is promised is counted from the next working day.',
      },
      privacy: {
        exportReason:
          'Whoever exports a list says why. Their name, the time and the reason stand in every line of the file.',
        historyYears: 'Who changed what, of every record; two years at least. Empty: for good.',
        notificationDays:
          'Messages that were sent, failed or called off, with names, addresses and words; one that a cart or a suppressed address refers to stays with it. Empty: for good.',
      },
    },
    proof: {
      title: 'Confirm that it is you',
      hint: 'Give your password again. It counts for ten minutes.',
      password: 'Password',
      confirm: 'Confirm',
    },
    saved: 'One setting is saved. |||| %{smart_count} settings are saved.',
    noEarlier: 'It has not been changed yet.',
    restore: 'Put back',
    toDefault: 'Back to the default',
    changedElsewhere: 'Someone else has changed this in the meantime. Reload to see it.',
  },
}
