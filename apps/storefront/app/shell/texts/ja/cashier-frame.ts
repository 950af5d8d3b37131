import type { Texts } from '../texts.ts'

export const cashierFrame: Texts['cashierFrame'] = {
  title: 'キャッシャー – {brand}',
  heading: 'キャッシャー',
  lead: '入金も出金も、すべての手順をご確認いただけます。',
  menu: 'キャッシャーメニュー',
  ways: {
    deposit: '入金',
    withdraw: '出金',
    history: '履歴',
    buyCrypto: '暗号資産を購入',
    bonus: 'ボーナスコード',
    compPoints: 'コンプポイント',
  },
  means: {
    deposit: 'カード、銀行振込、暗号資産で入金します',
    withdraw: '残高から出金します',
    history: 'すべての決済とその経過、年間明細書',
    buyCrypto: '販売業者から暗号資産を購入し、お客様専用の入金アドレスで受け取ります',
    bonus: 'ボーナスコードを入力します',
    compPoints: 'プレイでたまるポイント',
  },
  testMoney: 'テスト用の資金です。実際のお金は動きません。',
  inBitcoin: '約 {amount}',
  underWay: '出金手続き中',
  blocked: 'うち確認中',
  logInTitle: 'キャッシャーのご利用にはログインが必要です',
  logInText: '入出金はお客様のアカウントで行います。ログイン後、このページに戻ります。',
  none: 'お客様のアカウントは無料クレジットで遊ぶアカウントです。クレジットは購入も出金もできないため、入金の必要はありません。残りが少なくなったら、ここで補充してください。',
  toGames: 'ゲームへ',
  playHistory: '1年間のベット、配当、受け取ったクレジットをファイルで確認',
  playBets: '各ベットとそのラウンド',
}
