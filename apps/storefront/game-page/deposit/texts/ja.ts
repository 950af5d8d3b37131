import type { DepositTexts } from './en.ts'

export const ja: DepositTexts = {
  title: '入金',
  loading: 'お支払い方法を読み込んでいます',
  testMoney: 'テストマネー：価値はありません。',
  method: 'お支払い方法',
  expires: (month) => `有効期限 ${month}`,
  amount: '金額',
  limitReached: '設定された上限により、現在は入金できません。',
  allowance: (amount) => `現在は${amount}まで入金できます。`,
  noFee: (credited) => `手数料無料。残高に${credited}が加算されます。`,
  fee: (fee, credited) => `手数料${fee}。残高に${credited}が加算されます。`,
  choose: '金額を選んでください。',
  pay: '入金する',
  payAmount: (amount) => `${amount}を入金する`,
  noneSaved:
    '保存されたお支払い方法がまだありません。キャッシャーで一度入金し、そこで保存してください。',
  cashier: 'キャッシャーを開く',
  limits: '入金の上限を設定する',
  newTab: 'キャッシャーと上限の設定は新しいタブで開きます。ゲームはこのまま残ります。',
  confirmAt: 'お支払いの確認が必要です。ゲームはこのまま残ります。',
  confirm: '新しいタブで確認する',
  onItsWay: '入金を処理しています。届き次第、残高に加算されます。',
  details: 'キャッシャーで詳細を見る',
  declined: 'お支払いは完了しませんでした。残高は変わっていません。',
  notSure: '応答がありませんでした。もう一度お試しください。同じ入金が二重になることはありません。',
  again: 'もう一度試す',
}
