import type { TablesTexts } from './en.ts'

export const ja: TablesTexts = {
  ranks: {
    highCard: 'ハイカード',
    pair: 'ペア',
    flush: 'フラッシュ',
    straight: 'ストレート',
    threeOfAKind: 'スリーカード',
    straightFlush: 'ストレートフラッシュ',
  },
  squeeze: {
    toggle: '絞り',
    hint: '自分でカードを開けます。角を引いてください',
    on: '自分でカードを開けます。Oキーを押すか、角を引いてください。',
    off: 'ディーラーがカードを開けます。',
    card: (hand, place) => `${hand}の${place}枚目を開ける`,
  },
  roads: {
    title: 'これまでの結果',
    truth: '過去の結果は次の結果と関係ありません。各ラウンドは完全なデッキから配られます。',
    last: (results) => `最近の結果(最後が最新):${results}。次のラウンドとは関係ありません。`,
    none: 'まだ結果はありません。',
  },
  keys: {
    baccarat: [
      ['Q', '絞りのオンとオフ、カードをさらに曲げる'],
      ['O', 'カードを開ける'],
    ],
    casinoWar: [
      ['W', '戦争に行く'],
      ['G', 'サレンダー'],
    ],
    redDog: [
      ['A', 'レイズ'],
      ['K', 'コール'],
    ],
    threeCardPoker: [
      ['Y', 'プレイ'],
      ['F', 'フォールド'],
    ],
  },
  say: {
    counts: (told, points) => `${told.replace(/。$/, '')}、${points}点です。`,
    wins: (hand) => `${hand}の勝ちです。`,
    tie: 'タイです。',
    added: (place, amount) => `${place}に${amount}。`,
    goesOn: 'レイズしませんでした。',
    gaveUp: '降りました。',
    spread: (count) => `スプレッドは${count}です。`,
    follow: '連続した数字なので、引き分けです。',
    pair: 'ペアです。3枚目が配られます。',
    ranked: (hand, rank) => `${hand}は${rank}です。`,
    turns: (hand, card) => `${hand}は${card}です。`,
  },
}
