export default {
  name: '聊天消息',
  fields: {
    text: '消息',
    conversation: '会话',
    file: '文件',
    sender: '发送人',
  },
  sections: { message: '消息' },
}
