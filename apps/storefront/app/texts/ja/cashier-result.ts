import type { Texts } from '../texts.ts'

export const cashierResult: Texts['cashierResult'] = {
  title: '入金の状況 – {brand}',
  description: '入金の結果をご確認いただけます。',
  heading: '入金の状況',
  confirmed: '入金が完了しました',
  confirmedText: '{amount}が残高に追加されました。',
  waiting: '入金を処理しています',
  waitingCard: '銀行からの回答を待っています。数秒かかります。このページは自動で進みます。',
  waitingBank: 'お振込が届き次第、残高に反映されます。このページを離れても問題ありません。',
  waitingCoin: 'ブロックごとに承認が進みます。このページを離れても入金は反映されます。',
  slow: '通常より時間がかかっています。資金が失われることはありません。このページを離れても「履歴」で確認できます。',
  ended: '入金は行われませんでした',
  endedText: '残高に変更はありません。',
  takenBack: 'この入金は取り消されました',
  toGames: 'ゲームへ',
  again: 'もう一度入金する',
  other: '別の方法を試す',
  history: '履歴で見る',
  unknown: '該当する入金が見つかりません',
  unknownText:
    'アドレスが不完全か、別のアカウントの入金です。これまでの入金はすべて「履歴」にあります。',
  details: '詳細',
}
