import type { RuleWords } from './en.ts'

const spins = (count: number): string => `フリースピン${count}回`

export const ruleWords: RuleWords = {
  how: {
    title: '勝ち方',
  },
  choose: {
    option: (count, factor) =>
      factor === 1 ? spins(count) : `${spins(count)}、すべての配当が${factor}倍`,
  },
  progressive: {
    title: 'プログレッシブジャックポット',
    grows:
      '賭け金の一部が積み立てられて増えていきます。ラウンドが記録された時点のカウンターの金額が、賭け金にかかわらず全額支払われ、その後は初期額から再開します。',
    byDraw: (jackpot, turnover) =>
      `${jackpot}：毎ラウンド抽選があります。当選確率はラウンドの費用に比例し、賭け金合計${turnover}につき1回です。`,
    byMeter: (jackpot, ceiling) =>
      `${jackpot}：${ceiling}までに必ず当たります。当たる金額は、当社のシードと再開後の最初のベットから抽選されて秘密に保管され、当選後に、抽選のもとになったものすべてとともに公開されます。その金額に到達させた賭けが獲得します。`,
    order:
      '同時に当選した場合は、先に記録されたラウンドがカウンターの金額を、次のラウンドが再開後に積み立てられた金額を受け取ります。',
    begins: '初期額',
  },
  choices: {
    title: '選択の価値',
    any: 'どれを選んでも有利不利はなく、すべての数値は同じです。',
    evenly: 'このゲームのほかの数値は、どの選択肢も同じ頻度で選んだ場合のものです。',
    never: 'このゲームのほかの数値は、配当を一度も2倍に賭けない場合のものです。',
    range: (least, most) => `いつも同じものを選ぶと、還元率は${least}から${most}の間になります。`,
    collect: 'いつも受け取る',
    double: 'いつも2倍に賭ける',
    figures: (option, rtp, sigma) => `${option}：還元率${rtp}、標準偏差はベット額の${sigma}倍`,
    hits: (figures, rounds) => `${figures}、配当は${rounds}回に1回`,
  },
  jackpotReturn: {
    title: 'ジャックポットの還元率',
    longRun: (adds, whole) =>
      `長期的には、賭け金の少なくとも${adds}がジャックポットとして還元されます。これを含めた還元率は少なくとも${whole}です。`,
    kept: '積み立てられる分よりわずかに少なくなります。初期額に必要な額を超えて取り置かれた分は戻らないためです。',
    atSeed: (whole) =>
      `すべてのカウンターが初期額のときの還元率は${whole}です。カウンターが増えるにつれて高くなります。`,
    each: (jackpot, atSeed, overall) =>
      `${jackpot}：初期額のとき${atSeed}、長期的には少なくとも${overall}`,
  },
  rareTop: {
    title: '最高配当のまれさ',
    sentence: (times, rounds) =>
      `ベット額の${times}倍の最高配当は、およそ${rounds}ラウンドに1回です。実際に目にするプレイヤーはほとんどいません。`,
  },
  modes: {
    title: '賭け方',
    buy: 'フィーチャーを購入',
    ante: 'アンテベット',
    buySentence: 'フィーチャーがすぐに始まります。',
    anteSentence: 'フィーチャーが出やすくなります。オンの間、各ラウンドの費用が上がります。',
    costs: (price) => `費用 ${price}`,
    costsEach: (price) => `1ラウンドの費用 ${price}`,
    rtp: (percent) => `還元率 ${percent}`,
    profit: (rounds) => `費用を上回る配当 ${rounds}回に1回`,
    sigma: (prices, bets) => `標準偏差 費用の${prices}倍、ベット額の${bets}倍`,
    top: (prices, bets, rounds) =>
      `最高配当 費用の${prices}倍（ベット額の${bets}倍）、${rounds}回に1回`,
    buyFor: (price) => `${price}で購入`,
    on: 'オンにする',
    off: 'オフにする',
    plain: '通常の賭け',
    isOn: 'アンテベットはオンです。',
    isOff: 'アンテベットはオフです。',
  },
  most: (amount) =>
    `1ラウンドの配当の上限は${amount}です。上限に達すると、その額を支払って終了します。`,
  jackpot: (name) => `${name}ジャックポット`,
  say: {
    jackpot: (name, pay) => `${name}ジャックポット獲得：${pay}。`,
    jackpotOfMeter: (name) => `${name}ジャックポット獲得。`,
  },
}
