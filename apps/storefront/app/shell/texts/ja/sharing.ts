import type { Texts } from '../texts.ts'

export const sharing: Texts['sharing'] = {
  toShare: '共有',
  shared: '共有中',
  shareOf: '{game}のラウンド{nonce}を共有',
  sharedOf: '共有中：{game}のラウンド{nonce}',
  heading: 'このラウンドを共有',
  isShared: 'このラウンドは共有中です',
  means:
    'リンクを知っている人は誰でも、このラウンドのゲーム、ベット、配当、すべての経過、そしてシードを変更した後はそのシードを見ることができます。ログイン名はab***のように短縮され、残高が表示されることはありません。',
  share: 'このラウンドを共有する',
  copy: 'リンクをコピー',
  open: 'ページを見る',
  stop: '共有をやめる',
  close: '閉じる',
  titleWon: '{player}さんが{game}で{win}を獲得 – {brand}',
  titlePlayed: '{player}さんが{game}をプレイ – {brand}',
  description:
    'ベット{stake}、配当{win}、{times}倍。ラウンドの経過を見て、ご自身のブラウザーで検証できます。',
  roundOf: '{game}のラウンド',
  sharedBy: '{player}さんが共有',
  stake: 'ベット',
  win: '配当',
  times: '倍率',
  when: 'プレイ日時',
  watch: 'リプレイを見る',
  watchSignIn: 'ログインしてリプレイを見る',
  watchOther: 'リプレイは、同じ種類のお金でプレイするアカウントで見られます。',
  about: '{game}について',
  yours: 'あなたがこのラウンドを共有しています。',
  proofHeading: 'ご自身で確認できます',
  proofText:
    'ブラウザーがシードからラウンドを計算し直し、すべての経過を比べます。当サイトの言葉を信じる必要はありません。',
  sealedHeading: 'まだ封印されています',
  sealedText:
    'プレイヤーがこのシードでプレイ中のため、シードは秘密のままです。シードが変更されると、ここで誰でもラウンドを検証できます。ベットの前に決まっていたハッシュ：',
  goneTitle: 'このラウンドは共有されていません',
  goneText: 'プレイヤーが共有をやめたか、リンクが不完全な可能性があります。',
  toGames: 'ゲームへ',
}
