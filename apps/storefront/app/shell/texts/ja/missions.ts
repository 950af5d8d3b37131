import type { Texts } from '../texts.ts'

export const missions: Texts['missions'] = {
  title: 'ミッション – {brand}',
  description: '報酬がもらえる、毎日の小さな目標です。',
  heading: 'ミッション',
  lead: '毎日3つの小さな目標があります。終了したラウンドはすべて数えられ、最低ベットでも最高ベットでも同じです。',
  logInTitle: 'ログインするとミッションが表示されます',
  logInText: 'ミッションと進み具合がここに表示されます。',
  loading: 'ミッションを読み込んでいます',
  failed: 'ミッションを読み込めませんでした。',
  tryAgain: 'もう一度試す',
  today: '今日',
  left: '昨日の分',
  names: {
    rounds: '{goal}ラウンドを終える',
    games: '{goal}種類のゲームをプレイする',
    kinds: 'スロットやポーカーなど、{goal}つのジャンルをプレイする',
  },
  progress: '{goal}のうち{done}',
  reward: '報酬：{amount}',
  collect: '{amount}を受け取る',
  collected: '受け取り済み：{amount}',
  gave: '{mission}：{amount}を受け取りました。',
  rules:
    '毎日UTC午前0時に最初から始まります。翌日の終わりまで受け取れます。ベット額や勝ち負けは関係ありません。',
  rewards: {
    CREDIT: '報酬はプレイマネーで、出金はできません。',
    POINT: '報酬はコンプポイントで、キャッシャーでボーナスと交換できます。',
  },
  points: '{points} C.P.',
  bars: {
    limited: '上限の設定または休止中のため、現在ミッションはありません。ご自身の判断を尊重します。',
    account: 'アカウントの確認中は、ミッションはありません。',
    care: '休止をおすすめしたため、現在ミッションはありません。',
    place: 'お住まいの地域ではミッションをご利用いただけません。',
    email: '先にメールアドレスを確認してください。その後、ミッションがここに表示されます。',
  },
}
