export default {
  name: 'Chat message |||| Chat messages',
  fields: {
    text: 'Message',
    conversation: 'Conversation',
    file: 'File',
    sender: 'Sent by',
  },
  sections: { message: 'Message' },
}
