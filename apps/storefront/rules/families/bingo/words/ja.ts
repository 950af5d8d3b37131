import type { BingoWords } from './en.ts'

export const words: BingoWords = {
  parts: { line: 'ライン', pattern: 'パターン', house: 'フルハウス' },
  how: {
    cards: (cells, numbers) =>
      `カードには${numbers}個の番号のうち${cells}個が並びます。ホールの全員に同じ番号が順番に出ます。`,
    calls:
      '最初に縦・横・斜めの1列がそろったカードがライン、最初にすべての番号が出たカードがフルハウスを獲得します。',
    pots: (line, house) =>
      `全カードの代金のうち${line}がライン、${house}がフルハウスの賞金になります。`,
    columns: (side, each) =>
      `カードは${side}列で、各列に${each}個の番号が割り当てられ、中央のマスはフリーです。ホールの全員に同じ番号が順番に出ます。`,
    patterns: (patterns) =>
      `各ラウンドは${patterns}種類のパターンの1つで競います。パターンは購入前に表示されます。最初にパターンのすべてのマスがそろったカードが当選します。`,
    pot: (share) => `全カードの代金のうち${share}がパターンの賞金になります。`,
    shared:
      '同じ番号でそろったカードは賞金を等分します。分けきれない端数は番号の小さいカードに渡されます。',
    alone:
      'プレイマネーとドルの賞金は別々です。カードを持つプレイヤーが1人だけの場合、代金は返金されます。',
  },
  certified: {
    title: 'カードの還元率',
    text: '還元率はホールのカード枚数にかかわらず同じです。カードが多いほど当選は少なくなり、賞金は大きくなります。',
    hall: (cards) => `${cards}枚中の1枚`,
    figures: (rtp, rounds) => `${rtp}・${rounds}ラウンドに1回当選`,
  },
}
