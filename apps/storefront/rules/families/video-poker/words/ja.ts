import type { PokerWords } from './en.ts'

export const poker: PokerWords = {
  hands: {
    naturalRoyalFlush: 'ナチュラルロイヤルフラッシュ',
    royalFlush: 'ロイヤルフラッシュ',
    fourDeucesWithAce: '2のフォーカードとエース',
    fourDeuces: '2のフォーカード',
    wildRoyalFlush: 'ワイルドロイヤルフラッシュ',
    fiveAces: 'エースのファイブカード',
    fiveThreesToFives: '3～5のファイブカード',
    fiveSixesToKings: '6～キングのファイブカード',
    fiveOfAKind: 'ファイブカード',
    straightFlush: 'ストレートフラッシュ',
    fourOfAKind: 'フォーカード',
    fourAces: 'エースのフォーカード',
    fourAcesOrEights: 'エースか8のフォーカード',
    fourAcesWithLow: 'エースのフォーカードと2～4',
    fourTwosToFours: '2～4のフォーカード',
    fourTwosToFoursWithAceOrLow: '2～4のフォーカードとエースか2～4',
    fourFivesToKings: '5～キングのフォーカード',
    fourSevens: '7のフォーカード',
    fourJacksToKings: 'ジャック～キングのフォーカード',
    fullHouse: 'フルハウス',
    flush: 'フラッシュ',
    straight: 'ストレート',
    threeOfAKind: 'スリーカード',
    twoPair: 'ツーペア',
    tensOrBetter: '10以上のワンペア',
    jacksOrBetter: 'ジャック以上のワンペア',
    kingsOrBetter: 'キング以上のワンペア',
  },
  how: {
    deal: 'シャッフルした52枚のカードから5枚が配られます。残したいカードをホールドすると、ほかのカードは一度だけ交換され、できた役に応じて配当が支払われます。',
    dealWithJoker:
      '通常の52枚にジョーカー1枚を加えた53枚をシャッフルし、5枚が配られます。残したいカードをホールドすると、ほかのカードは一度だけ交換され、できた役に応じて配当が支払われます。',
    deuces:
      '4枚の2はすべてワイルドです。それぞれ、配当が最も高くなるカードとして数えます。ナチュラルロイヤルフラッシュだけは、2を使わずに作る必要があります。',
    joker:
      'ジョーカーはワイルドです。配当が最も高くなるカードとして数えます。ナチュラルロイヤルフラッシュだけは、ジョーカーを使わずに作る必要があります。',
    highest:
      '一つの手に支払われるのは、当てはまる最も高い役の配当だけです。エースは最も強いカードですが、A-2-3-4-5では最も弱いカードになります。',
    best: '還元率は、平均配当が最も高くなるカードを常にホールドした場合の値です。ほかの選び方では還元率が下がります。',
    hands: (count) =>
      `${count}つの手を同時にプレイします。どの手も同じカードをホールドし、それぞれ別のデッキから引きます。`,
    doubleUp: (times, most) =>
      `配当が${most}以下の間、連続${times}回まで2倍に挑戦できます。新しいデッキから5枚が裏向きに配られ、1枚目がディーラーのカードです。残り4枚から1枚をめくり、ランクが高ければ配当は2倍、低ければ失い、同じならそのままです。平均すると配当は変わらず、ダブルアップの還元率はちょうど100%です。`,
    multiplierName: '倍率',
    multiplier: (list, all) =>
      `配るたびに、そのラウンドの配当すべてにかかる倍率が抽選されます。平均${all}ラウンドのうち、${list}。それ以外は1倍です。`,
    progressive: (hand, from) =>
      `${hand}の配当はメーターの金額です。${from}以上のとき、その金額に最善のホールドを続ければ還元率は100%以上になり、それ未満では下がります。`,
    multiplied: (by, count) => `${by}倍が${count}回`,
  },
  hand: '役',
  pays: '配当',
}
