import type { Texts } from '../texts.ts'

export const consent: Texts['consent'] = {
  label: '外部サービス',
  bar: '当カジノ以外のサービスを利用してもよろしいですか。お客様が許可するまで、外部への問い合わせも、お客様の情報の送信も行いません。許可しなくても、すべて同じようにご利用いただけます。',
  accept: '許可する',
  decline: '許可しない',
  choose: '選択する',
  heading: '外部サービス',
  lead: 'ここで許可したものは、いつでもここで取り消せます。ほかの機能には影響しません。',
  chat: 'ライブチャット',
  chatText:
    '提供元は{place}です。チャットを開くと、ログインID、メールアドレス、VIPレベル、IPアドレスが伝えられます。',
  analytics: 'ページの統計',
  analyticsText:
    '提供元は{place}です。どのページが開かれたかだけが伝えられ、誰が開いたかは伝えられません。',
  reporting: 'エラーの報告',
  reportingText:
    '送信先は{place}です。ページで起きた問題だけが伝えられ、お客様の情報は伝えられません。',
  saved: '選択内容を保存しました。',
  openChat: 'チャットで相談する',
  closeChat: 'チャットを閉じる',
  chatName: 'ライブチャット',
  chatAsk:
    'チャットの提供元は{place}です。開始すると、ログインID、メールアドレス、VIPレベル、IPアドレスが伝えられます。',
  startChat: 'チャットを開始',
  chatOpens: 'チャットを開いています',
  notNow: '今はしない',
}
