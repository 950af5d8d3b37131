import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'ゲーム – {brand}',
  description:
    '当カジノの全ゲームを、還元率、ボラティリティ、ベット額とともに棚ごとにご紹介します。',
  heading: 'ゲーム',
  lead: '人気のゲーム、新しいゲーム、そのほかのすべてのゲームを、棚ごとにご覧いただけます。',
  howMany: { other: '{count}ゲーム' },
  facts: '{game}の情報',
  badgeNew: '新着',
  badgeMonth: '今月のゲーム',
  none: '現在ご利用いただけるゲームはありません。',
  noneMeans: 'ゲームは再開され次第、ここに表示されます。履歴は引き続きご覧いただけます。',
  split: '還元率の内訳',
  parts: {
    base: '通常ゲーム',
    lines: 'ライン',
    scatter: 'スキャッター',
    freeSpins: 'フリースピン',
    pick: '選択ボーナス',
  },
  features: 'フィーチャーの頻度',
  everyRounds: '{rounds}ラウンドに1回',
  topPrize: '{x}倍の最高配当は{rounds}ラウンドに1回出ます。',
}
