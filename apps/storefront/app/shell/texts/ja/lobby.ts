import type { Texts } from '../texts.ts'

export const lobby: Texts['lobby'] = {
  title: 'ゲーム – {brand}',
  description:
    '当カジノの全ゲームを、還元率、ボラティリティ、ベット額とともに棚ごとにご紹介します。',
  heading: 'ゲーム',
  lead: '人気のゲーム、新しいゲーム、そのほかのすべてのゲームを、棚ごとにご覧いただけます。',
  none: '現在ご利用いただけるゲームはありません。',
  noneMeans: 'ゲームは再開され次第、ここに表示されます。履歴は引き続きご覧いただけます。',
}
