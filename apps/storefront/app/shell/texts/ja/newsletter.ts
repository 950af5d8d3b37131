import type { Texts } from '../texts.ts'

export const newsletter: Texts['newsletter'] = {
  title: '配信停止 – {brand}',
  description: 'お知らせメールの配信を停止します。',
  askHeading: 'お知らせの配信を停止しますか？',
  askText: '今後は、アカウントに関するご連絡のみをお送りします。',
  unsubscribe: '配信を停止する',
  stay: '引き続き受け取る',
  doneHeading: 'メールの配信を停止しました',
  doneText: '今後、お知らせメールは届きません。プロフィールでいつでも再開できます。',
  invalidHeading: 'この配信停止リンクは無効です',
  invalidText:
    '途中で切れている可能性があります。メールからもう一度開くか、プロフィールで配信をオフにしてください。',
  failedText: '処理できませんでした。もう一度お試しください。',
  toGames: 'ゲームへ',
  switch: {
    label: 'お知らせメール',
    hint: '新しいゲームやプロモーションをときどきお知らせします。どのメールからでも配信を停止できます。',
    unproven: 'メールアドレスが確認されると、配信が始まります。',
  },
}
