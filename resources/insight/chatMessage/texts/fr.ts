export default {
  name: 'Message |||| Messages',
  fields: {
    text: 'Message',
    conversation: 'Conversation',
    file: 'Fichier',
    sender: 'Envoyé par',
  },
  sections: { message: 'Message' },
}
