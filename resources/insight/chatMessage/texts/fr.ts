export default {
  name: 'Message |||| Messages',
  new: 'Nouveau message',
  fields: {
    text: 'Message',
    conversation: 'Conversation',
    file: 'Fichier',
    sender: 'Envoyé par',
  },
  sections: { message: 'Message' },
}
