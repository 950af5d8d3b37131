import type { Texts } from '../texts.ts'

export const flags: Texts['flags'] = {
  birthDate: '生年月日が正しくありません。サポートまでお問い合わせください。',
  contactAddress: '住所が正しくありません。プロフィールで修正してください。',
  changeContactEmail:
    'お客様のメールアドレス宛てのメールが届きません。プロフィールで別のアドレスをご登録ください。',
  password: 'パスワードが推測されやすくなっています。別のものをお選びください。',
  passwordRecovery: 'アカウントの安全のため、新しいパスワードの設定が必要です。',
  phone: '電話番号が正しくありません。プロフィールで修正してください。',
  terms: '利用規約が変更されました。お読みのうえ、同意してください。',
  ways: {
    contactAddress: 'プロフィールへ',
    changeContactEmail: 'プロフィールへ',
    password: 'パスワードを変更',
    phone: 'プロフィールへ',
    terms: '利用規約へ',
  },
  suspended:
    'このアカウントは停止中です。プレイと入金はできませんが、残高はお客様のものであり、出金できます。',
  suspendedWithdraw: '出金する',
  suspendedContact: 'サポートに問い合わせる',
  unfinished: '「{game}」のラウンドがまだ終わっていません。',
  unfinishedWay: '続ける',
  guestName: 'ゲストプレイ',
  guest: 'ゲストとしてプレイ中です。アカウントを作成すると、クレジットを保存できます。',
  guestWay: 'アカウントを作成',
  unverified: 'メールアドレスが確認されていません。',
  unverifiedMore: '確認する',
  resend: 'メールを再送する',
  resending: 'メールを送信しています',
  resent: '{email}にメールを送信しました。',
  mailbox: 'これはデモです。送信されたメールは、誰でも読めるメールボックスに入ります。',
  openMailbox: 'メールボックスを開く',
}
