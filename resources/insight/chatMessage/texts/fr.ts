export default {
  name: 'Message de chat |||| Messages de chat',
  new: 'Nouveau message',
  fields: {
    text: 'Message',
    conversation: 'Conversation',
    file: 'Fichier',
    sender: 'Envoyé par',
  },
  sections: { message: 'Message' },
}
