/** Sentences about any game: what its certificate says, ways to bet, jackpots. English is the original. */
export const ruleWords = {
  how: {
    title: 'How you win',
  },
  choose: {
    option: (spins: number, factor: number) =>
      factor === 1
        ? `${spins} free spins`
        : `${spins} free spins, all wins multiplied by ${factor}`,
  },
  progressive: {
    title: 'Progressive jackpots',
    grows:
      'Part of every bet makes them grow. A jackpot pays the amount on its meter when the round is recorded, in full and at any bet. Then it starts again from its seed amount.',
    byDraw: (jackpot: string, turnover: string) =>
      `${jackpot}: every round can win it. Your chance grows with your bet: one in ${turnover} wagered.`,
    byMeter: (jackpot: string, ceiling: string) =>
      `${jackpot}: must be won before it passes ${ceiling}. The winning amount is drawn from our seed and from the first bet after each restart, kept secret, and shown afterwards with everything it was drawn from. The bet that takes it there wins it.`,
    order:
      'If two rounds win it at the same time, the one recorded first gets the amount on the meter, and the next gets what has built up since the restart.',
    begins: 'Starts at',
  },
  choices: {
    title: 'What your choice is worth',
    any: 'No pick is better than another. Every figure is the same whatever you pick.',
    evenly:
      'All other figures of this game are those of a player who takes each option equally often.',
    never: 'All other figures of this game are those of a player who never doubles a win.',
    range: (least: string, most: string) =>
      `If you always take the same option, the RTP is between ${least} and ${most}.`,
    collect: 'Always collect',
    double: 'Always double',
    figures: (option: string, rtp: string, sigma: string) =>
      `${option}: RTP ${rtp}, standard deviation ${sigma} × bet`,
    hits: (figures: string, rounds: string) => `${figures}, a win 1 in ${rounds}`,
  },
  jackpotReturn: {
    title: 'What the jackpots return',
    longRun: (adds: string, whole: string) =>
      `In the long run, at least ${adds} of all bets come back as jackpots. With them, the RTP is at least ${whole}.`,
    kept: 'This is a little less than what is taken for them. What is set aside above the cost of the seed amounts doesn’t come back.',
    atSeed: (whole: string) =>
      `With every meter at its seed amount, the RTP is ${whole}. It rises as they grow.`,
    each: (jackpot: string, atSeed: string, overall: string) =>
      `${jackpot}: ${atSeed} at its seed amount, at least ${overall} in the long run`,
  },
  rareTop: {
    title: 'How rare the top win is',
    sentence: (times: string, rounds: string) =>
      `The top win of ${times} × bet comes about once in ${rounds} rounds. Hardly any player will ever see it.`,
  },
  modes: {
    title: 'Ways to bet',
    buy: 'Buy the feature',
    ante: 'Ante bet',
    buySentence: 'The feature starts right away.',
    anteSentence: 'The feature comes more often. Every round costs more while this is on.',
    costs: (price: string) => `Costs ${price}`,
    costsEach: (price: string) => `Costs ${price} per round`,
    rtp: (percent: string) => `RTP ${percent}`,
    profit: (rounds: string) => `Wins more than it costs 1 in ${rounds}`,
    sigma: (prices: string, bets: string) =>
      `Standard deviation: ${prices} × the price, ${bets} × bet`,
    top: (prices: string, bets: string, rounds: string) =>
      `Top win: ${prices} × the price, which is ${bets} × bet, 1 in ${rounds}`,
    buyFor: (price: string) => `Buy for ${price}`,
    on: 'Turn on',
    off: 'Turn off',
    plain: 'Standard bet',
    isOn: 'Ante bet is on.',
    isOff: 'Ante bet is off.',
  },
  most: (amount: string) => `Maximum win: ${amount}. The round ends when it is reached.`,
  jackpot: (name: string) => `${name} jackpot`,
  say: {
    jackpot: (name: string, pay: string) => `You won the ${name} jackpot: ${pay}.`,
    jackpotOfMeter: (name: string) => `You won the ${name} jackpot.`,
  },
}

/** The same sentences in any language. */
export type RuleWords = typeof ruleWords
