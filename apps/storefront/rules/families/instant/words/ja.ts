import type { InstantWords } from './en.ts'

export const words: InstantWords = {
  risks: { low: '低', medium: '中', high: '高', extreme: '最高' },
  how: {
    gate: {
      aim: (least, most) => `${least}から${most}まで目標を決め、ゲートを開きます。`,
      opens:
        'ゲートはある倍率まで開きます。目標以上なら、賭け金に目標を掛けた額を獲得します。届かなければ賭け金を失います。',
      alike: '目標が高いほど配当は大きく、届く回数は少なくなります。還元率はどの目標でも同じです。',
    },
    room: {
      fly: '飛行の前に1つまたは2つのベットをします。倍率は1.00×から爆発するまで上がります。',
      leave: (least, most) =>
        `${least}から${most}の間で、手動または自動で受け取ります。ベット額に倍率を掛けた額を獲得し、爆発時に飛行中のベットは失われます。`,
      alike: '倍率が高いほど配当は大きく、届く回数は少なくなります。還元率はどの倍率でも同じです。',
    },
    pegs: {
      drop: 'ボールを落とします。ピンの列ごとに左か右へ進み、入ったポケットの配当を受け取ります。',
      board:
        '列の数（8から16）とリスクを選びます。列やリスクが増えるほど端の配当は大きく、真ん中は小さくなります。',
      path: 'どのピンでも左右の確率は同じで、それまでの動きには左右されません。',
    },
    mines: {
      field: (cells) => `${cells}枚のうち何枚にマインを隠すかを決め、1枚ずつ開きます。`,
      turn: '宝石が出るたびに受け取れる額が増えます。宝石の後ならいつでも受け取れます。マインが出るとラウンドは終わり、賭け金を失います。',
      laid: 'マインは最初の1枚より前に置かれ、ラウンドの終わりに公開されます。どのタイルも条件は同じです。',
    },
    tower: {
      levels: 'リスクを選び、1段ずつ登ります。各段で窓を1つ選びます。',
      climb:
        '明かりのついた窓ごとに受け取れる額が増えます。どの段でも受け取れます。ファイアが出るとラウンドは終わり、賭け金を失います。',
      laid: 'ファイアは最初の1段より前に置かれ、ラウンドの終わりに公開されます。同じ段の窓はどれも条件が同じです。',
    },
    scratch: {
      buy: 'カードを選び、賭け金で買います。結果はその時点で決まります。削って確かめるか、一度にすべて開けてください。ページを離れても、カードはそのまま残ります。',
      match: '3つ揃え（Clover Three、Fruit Stand、Gold Vault）：3回出た金額が当たりです。',
      find: '番号探し（Lucky Numbers、Deep Blue、Night Sky）：上の2つの番号のどちらかが下の8つの中にあれば、その横の金額が当たりです。',
      row: '列揃え（Three Crowns、Dragon Line）：同じ絵が縦・横・斜めに3つ並べば、右の金額が当たりです。',
      even: '外れの印刷はすべて均等に抽選されます。当たりに近かったかどうかは示しません。',
    },
    pick: {
      drums: '3つのドラムがそれぞれ0から9の数字を1つ示します。数字と、その出方を選んでください。',
      straight: 'ストレート：3つすべてが選んだ順番どおり。',
      box: 'ボックス：3つすべて、順番は問いません。2つが同じ数字なら並び方が少ないので、配当が高くなります。',
      both: '半分ずつ：賭け金の半分をそれぞれに賭けます。',
      pair: 'ペア：最初の2つ、最後の2つ、または両端の2つのドラムの数字。',
    },
    rounding:
      '各段階の配当は賭け金の100分の1単位で切り上げるため、還元率は段階ごとにわずかに違います。認証された還元率は、最も高くなるところで止める場合のものです。',
  },
  table: {
    board: 'リスクと列',
    rows: (count) => `${count}列`,
    slot: (place) => (place === 1 ? '端' : `${place}番目`),
    mines: 'マイン',
    risk: 'リスク',
    card: 'カード',
    prize: (prize: string, odds: string) => `${prize}、${odds}回に1回`,
    bet: '賭け方',
    exact: '選んだ順番',
    any: '別の順番',
    alike: (bet: string) => `${bet}、2つ同じ`,
    step: (step) => String(step),
  },
  bets: {
    straight: 'ストレート',
    box: 'ボックス',
    straightBox: '半分ずつ',
    frontPair: '前ペア',
    backPair: '後ペア',
    splitPair: '外ペア',
  },
  headline: {
    'scratch-set': 'Clover Three',
    'daily-pick-3': 'ストレート',
    'rocket-rail': '2.00×で受け取り',
    'limbo-gate': '目標 2.00×',
    'peg-drop': '中、12列',
    'mine-field': 'マイン3個',
    'tower-climb': '中',
  },
  certified: {
    title: '各ベットの還元率',
    each: (headline) => `このページのほかの数値は「${headline}」のものです。すべてのベット：`,
    bets: {
      fruitstand: 'Fruit Stand',
      goldvault: 'Gold Vault',
      luckynumbers: 'Lucky Numbers',
      deepblue: 'Deep Blue',
      nightsky: 'Night Sky',
      threecrowns: 'Three Crowns',
      dragonline: 'Dragon Line',
      box: 'ボックス',
      boxalike: 'ボックス、2つ同じ',
      straightbox: '半分ずつ',
      straightboxalike: '半分ずつ、2つ同じ',
      frontpair: '前ペア',
      backpair: '後ペア',
      splitpair: '外ペア',
    },
    target: (times) => `目標 ${times}`,
    mines: (count) => `マイン${count}個`,
    figures: (rtp, wins, top) => `還元率 ${rtp}、${wins}回に1回配当、最大${top}`,
  },
  parts: {
    cards: '当たり',
    digits: '抽選された数字',
    gate: '目標到達',
    slots: 'ポケット',
    gems: '宝石',
    levels: '段',
  },
}
