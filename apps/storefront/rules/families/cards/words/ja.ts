import type { OwnRuleWords } from './en.ts'

export const words: OwnRuleWords = {
  how: {
    decks: (decks) => `各ラウンドは、新しくシャッフルした${decks}組のカードから配られます。`,
    aim: '21を超えずに、ディーラーより21に近づけます。絵札は10、エースは1または11と数えます。',
    dealer: {
      stands: 'ディーラーは1枚を伏せて配り、16以下で引き、17以上でスタンドします。',
      hits: 'ディーラーは1枚を伏せて配り、16以下とソフト17で引きます。',
    },
    pays: (odds) =>
      `ブラックジャック(エースと10のカード)の配当は${odds}です。そのほかの勝ちは1:1、引き分けではベットが戻ります。`,
    double: {
      afterSplit:
        'どの2枚でもダブルでき、スプリット後も可能です。ベットが2倍になり、カードをちょうど1枚引きます。',
      never: '最初の2枚でダブルできます。ベットが2倍になり、カードをちょうど1枚引きます。',
    },
    split: (hands) =>
      `同じ値の2枚は、同じベットの${hands}つのハンドにスプリットできます。スプリットしたエースには1枚ずつ配られ、21になってもブラックジャックではありません。`,
    insurance: (odds, ratio) =>
      `ディーラーがエースを見せているとき、インシュランスはベットの半額で、ブラックジャックなら${odds}の配当です。平均の還元は${(100 * ratio).toFixed(2)}%で、断るほうが有利です。`,
    boxes: (count) =>
      `1ラウンドで最大${count}つのボックスに賭けられます。同じディーラーと順番に勝負し、あるボックスの還元率はほかのボックスに左右されません。`,
    side: {
      pairs: (pays) => `ペア(ボックスの最初の2枚):${pays}。`,
      poker: (pays) => `21+3(その2枚とディーラーの表の札):${pays}。`,
    },
    sidePays: (made, odds) => `${made} ${odds}`,
    made: {
      perfect: '同じカード2枚',
      coloured: '同じ数字で同じ色',
      mixed: '同じ数字',
      suitedThree: '同じスートのスリーカード',
      straightFlush: 'ストレートフラッシュ',
      three: 'スリーカード',
      straight: 'ストレート',
      flush: 'フラッシュ',
    },
    highest: (hands) =>
      `${hands}に1枚ずつ配られます。高いほうが勝ちで、エースが最も低く、スートは関係ありません。`,
    spotPays: (spot, outcome, odds) => `${spot}は${outcome}で${odds}の配当です。`,
    spotGivesBack: (spot, outcome, percent) => `${spot}は${outcome}で${percent}%が戻ります。`,
  },
  certified: {
    title: '各ベットの還元率',
    each: 'このページのほかの数値は、最初の枠に賭けた場合のものです。ほかのベット:',
  },
  parts: {
    pairs: 'ペア',
    poker: '21+3',
    insurance: 'インシュランス',
    hand: 'プレイしたハンド',
    blackjack: 'ブラックジャック',
    double: 'ダブルしたハンド',
    split: 'スプリットしたハンド',
    raise: '追加ベットのあるハンド',
  },
  places: {
    pairs: 'ペア',
    poker: '21+3',
    insurance: 'インシュランス',
    dragon: 'ドラゴン',
    tiger: 'タイガー',
    tie: 'タイ',
    player: 'プレイヤー',
    banker: 'バンカー',
  },
}
