import type { Texts } from '../texts.ts'

export const credits: Texts['credits'] = {
  title: 'クレジット – {brand}',
  description: 'このカジノで使われている画像、書体、音の作者をご紹介します。',
  heading: 'クレジット',
  lead: 'このカジノを支えてくださったすべての作者に感謝します。',
  gamesHeading: 'ゲーム',
  houseHeading: 'カジノ全体',
  work: '作品',
  author: '作者',
  licence: 'ライセンス',
  source: '出典',
  notices: '使用しているソフトウェアのライセンス',
  houseWorks: {
    outfit: '見出しと金額の書体、Outfit',
    inter: '本文の書体、Inter',
    japanese: '日本語の書体がない端末のための書体、Noto Sans JP',
    icons: '小さなアイコン、Lucide',
    avatars: 'プレイヤーの画像、{names}',
    own: 'その他すべての画像と音',
  },
  houseAuthor: '当カジノのために制作',
}
