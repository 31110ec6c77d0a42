import type { Locale } from '../../../../../src/core/index.ts'
import type { Wording } from '../../../template/server/originals/wording.ts'

/** What a message says that somebody sends themselves. It belongs to no event, so that nobody can switch it off or word it wrongly. */
export const testWords: Readonly<Record<Locale, Wording>> = {
  en: ['A test message', 'You sent yourself this message. It shows that messages reach you this way.'],
  fr: [
    'Message d’essai',
    'Vous vous êtes envoyé ce message. Il montre que les messages vous parviennent par ce moyen.',
  ],
  zh: ['测试消息', '这是您发给自己的消息，说明消息可以通过这种方式送达。'],
  ja: ['テストメッセージ', 'ご自身に送信したメッセージです。この方法でお知らせが届くことを確認できました。'],
}
