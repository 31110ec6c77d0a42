export default {
  name: 'Message |||| Messages',
  fields: {
    text: 'Message',
    conversation: 'Conversation',
    file: 'File',
    sender: 'Sent by',
  },
  sections: { message: 'Message' },
}
