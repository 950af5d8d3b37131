import type { Texts } from '../texts.ts'

export const cashierMethods: Texts['cashierMethods'] = {
  title: '支払方法 – {brand}',
  description: '保存済みの支払方法です。',
  addHeading: '追加：{name}',
  cardText:
    'カードは決済会社のページで入力し、そこで保管されます。当社に伝わるのは下4桁と有効期限だけです。',
  cardGo: 'カードのページへ',
  bankText: 'この情報でお客様のお振込を確認します。',
  coinText: '暗号資産は保存の必要がありません。アドレスは変わりません。',
  toDeposit: '入金へ',
  editHeading: '保存済みの支払方法',
  save: '保存',
  savedNow: '{name}を保存しました。',
  cardFixed:
    'カードの内容は変更できません。新しいカードをお持ちの場合は、これを削除して新しいカードを追加してください。',
  expires: '有効期限 {month}',
  since: '{date}に保存',
  remove: '削除',
  removeQuestion: '{name}を削除しますか？',
  removeText: '今後は表示されません。これまでのお支払いは履歴に残ります。',
  removeYes: '削除する',
  keep: '残す',
  removed: '{name}を削除しました。',
  unknown: 'この支払方法はありません',
  unknownText: '削除されたか、お客様のアカウントでは提供されていません。',
}
