import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: '入金の状況 – {brand}',
  description: '入金の結果をご確認いただけます。',
  heading: '入金の状況',
  confirmed: '入金が完了しました',
  confirmedText: '{amount}が残高に追加されました。',
  waiting: '入金を処理しています',
  waitingHead: 'お支払いをお待ちしています',
  waitingPlayer:
    'お支払いがまだ完了していません。途中から続けられます。続けない場合は自動で終了し、請求されることはありません。',
  waitingTransfer:
    '以下のとおりにお振込ください。お振込が届き次第、残高に反映されます。このページを離れても、後で戻れます。',
  waitingCard: '銀行からの回答を待っています。数秒かかります。このページは自動で進みます。',
  waitingBank: 'お振込が届き次第、残高に反映されます。このページを離れても問題ありません。',
  waitingCoin: 'ブロックごとに承認が進みます。このページを離れても入金は反映されます。',
  slow: '通常より時間がかかっています。資金が失われることはありません。このページを離れても「履歴」で確認できます。',
  ended: '入金は行われませんでした',
  endedText: '残高に変更はありません。',
  takenBack: 'この入金は取り消されました',
  bankHeading: 'お振込をお願いします',
  bankText:
    'お客様ご本人の銀行口座から{amount}を、以下のとおりにお振込ください。行を押すとコピーできます。',
  bankLines: {
    recipient: '受取人',
    holder: '口座名義',
    accountHolder: '口座名義',
    iban: 'IBANコード',
    bic: 'BICコード',
    bank: '銀行',
    accountNumber: '口座番号',
    amount: '金額',
    reference: '振込の参照番号',
  },
  bankReference: '参照番号がないと、お客様の入金であることを確認できず、反映が数日遅れます。',
  bankNotNow:
    '現在、銀行が応答していないため、お振込に必要な情報を表示できません。資金が失われることはありません。',
  bankTest: 'テスト振込を行う',
  bankTestMeans:
    'テスト用の銀行を新しいタブで開きます。そこから振込ができます。実際の価値のないお金です。',
  toPayment: '支払いを続ける',
  toGames: 'ゲームへ',
  again: 'もう一度入金する',
  other: '別の方法を試す',
  history: '履歴で見る',
  unknown: '該当する入金が見つかりません',
  unknownText:
    'アドレスが不完全か、別のアカウントの入金です。これまでの入金はすべて「履歴」にあります。',
  details: '詳細',
}
