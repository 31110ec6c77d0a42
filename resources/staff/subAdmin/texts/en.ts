export default {
  name: 'Staff member |||| Staff members',
  fields: {
    phone: 'Phone',
    designation: 'Job title',
    locations: 'Stock locations',
    lastSeenAt: 'Last seen',
    secondStep: 'Second step',
    apiTokens: 'Tokens for other systems',
    username: 'User name',
    invitedUntil: 'Link valid until',
  },
  values: {
    secondStep: {
      off: 'Off',
      totp: 'App code',
    },
  },
  views: {
    closed: 'Suspended or left',
  },
  sections: {
    access: 'Roles and access',
  },
  transitions: {
    accept: 'Accept the invitation',
    reinvite: 'Invite again',
  },
  flags: {
    manage: 'Invite, suspend and sign out staff',
    resetSecondStep: 'Reset the second step of sign-in',
  },
  actions: {
    link: 'Link to choose a password',
    signOut: 'Sign out everywhere',
    resetSecondStep: 'Reset the second step',
  },
  help: {
    email: 'What the person signs in with.',
    administrator: 'May do everything, also what is added later.',
    roles: 'What they may do is the sum of their roles.',
    locations:
      'Whose orders and stock they see where their role says “Of their own locations”; with none, no orders at all.',
  },
  own: {
    person: {
      title: 'A colleague',
      open: 'Open their page',
      about: 'About them',
      among: 'Among all colleagues',
      nobody: 'There is nobody at this address. Perhaps the invitation was deleted.',
    },
    userList: {
      search: 'Search people',
      clear: 'Clear the search',
      all: 'All',
      manage: 'Manage staff',
      invite: 'Invite a colleague',
      found: '%{smart_count} person |||| %{smart_count} people',
      none: 'Nobody fits this search.',
      more: 'The first %{most} are shown. Search for others, or open the list.',
      previous: 'Previous',
      next: 'Next',
      write: 'Write a message',
      may: 'What they may do',
      everything: 'Everything: they are an administrator.',
      changes: 'See and change',
      sees: 'See',
      nothing: 'Their roles open no area.',
      unknown: 'What their roles allow is shown to whoever may see roles.',
    },
    linkSent: 'The link is on its way to %{name}, to the address of their account.',
    linkTitle: 'A link for %{name}',
    linkHint:
      'Send this link to the person yourself. It opens a page where they choose a password; an earlier link no longer works.',
    link: 'Link',
    making: 'Making the link …',
    linkUntil: 'Works once, until %{time}.',
    copy: 'Copy link',
    copied: 'The link is copied.',
    signedOut: '%{name} is signed out everywhere.',
    resetSecondStepTitle: 'Reset the second step of %{name}?',
    resetSecondStepHint:
      'For somebody whose telephone and recovery codes are gone. Make sure that it is really they who ask: from now on their password alone signs them in, until they set up another second step.',
    secondStepIsReset: '%{name} signs in without a second step now.',
  },
}
