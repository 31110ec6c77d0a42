export default {
  access: {
    view: {
      label: 'Viewing as a role',
      title: 'You see the shop as the role “%{role}” does.',
      hint: 'Nothing can be changed. Ends at %{time} at the latest.',
      stop: 'Stop',
    },
    missing: 'The right “%{right}” of “%{area}” is missing.',
    ask: 'Ask for it',
    request: {
      title: 'Ask for “%{right}” of “%{area}”',
      hint: 'It reaches the inbox of those who may grant it, with your name, this page and your sentence.',
      sentence: 'What do you need it for?',
      send: 'Send the request',
      sent: 'Your request is on its way. The answer comes to your inbox.',
      waiting: 'You asked for it on %{time}. The answer comes to your inbox.',
      declined: 'Your request was declined on %{time}: “%{answer}”',
      granted: 'It has been granted to you.',
      reload: 'Load the page again',
    },
  },
}
