/** Sentences about instant games. English is the original; every translation has its keys. */
export const words = {
  risks: { low: 'Low', medium: 'Medium', high: 'High', extreme: 'Extreme' } as Readonly<
    Record<string, string>
  >,
  how: {
    gate: {
      aim: (least: string, most: string) =>
        `Set a target from ${least} to ${most}, then let the gate open.`,
      opens:
        'The gate opens to a multiplier. If that’s your target or more, you win your bet times the target. If not, you lose your bet.',
      alike: 'A higher target pays more and is met less often. Every target has the same RTP.',
    },
    room: {
      fly: 'Place one or two bets before the flight. The multiplier climbs from 1.00× until the round bursts.',
      leave: (least: string, most: string) =>
        `Cash out between ${least} and ${most}, by hand or automatically. You win your bet times the multiplier; what still flies at the burst is lost.`,
      alike:
        'A higher cash-out pays more and is reached less often. Every cash-out has the same RTP.',
    },
    pegs: {
      drop: 'Drop the ball. At every row of pegs it goes left or right, and the slot it lands in pays.',
      board:
        'You choose 8 to 16 rows and the risk. More rows and more risk pay more at the edges and less in the middle.',
      path: 'Left and right are equally likely at every peg, whatever the ball did before.',
    },
    mines: {
      field: (cells: number) =>
        `Choose how many of the ${cells} tiles hide a mine, then turn tiles one by one.`,
      turn: 'Every gem raises what you can cash out. Cash out after any gem; a mine ends the round and you lose your bet.',
      laid: 'The mines are laid before your first tile and shown when the round is over. Every tile is as good as any other.',
    },
    tower: {
      levels: 'Choose the risk, then climb level by level: pick one window on each.',
      climb:
        'Every lit window raises what you can cash out. Cash out on any level; a fire ends the round and you lose your bet.',
      laid: 'The fires are laid before your first step and shown when the round is over. Every window of a level is as good as any other.',
    },
    scratch: {
      buy: 'Choose a card and buy it for the bet. What it wins is decided then; scratch the foil off to see it, or reveal all at once. Leave the page and your card waits for you.',
      match:
        'Three alike (Clover Three, Fruit Stand, Gold Vault): an amount that’s there three times is yours.',
      find: 'Find the numbers (Lucky Numbers, Deep Blue, Night Sky): if one of the two upper numbers is among the eight below, you win the amount beside it.',
      row: 'Rows (Three Crowns, Dragon Line): three alike pictures in a row, column or diagonal win the amount on the right.',
      even: 'What’s printed and doesn’t win is drawn evenly. It says nothing about how close you were.',
    },
    pick: {
      drums:
        'Three drums show a digit from 0 to 9 each. Choose your digits and how they should come.',
      straight: 'Straight: all three in your order.',
      box: 'Box: all three in any order. With two digits alike there are fewer orders, so it pays more.',
      both: 'Straight/box: half of the bet on each.',
      pair: 'Pairs: two digits on the first two drums, the last two, or the two outer ones.',
    },
    rounding:
      'What a step pays is rounded up to a hundredth of the bet, so the RTP differs a little from step to step. The certified RTP is that of a player who stops where it is highest.',
  },
  table: {
    board: 'Risk and rows',
    rows: (count: number) => `${count} rows`,
    slot: (place: number) => (place === 1 ? 'Edge' : `${place}.`),
    mines: 'Mines',
    risk: 'Risk',
    card: 'Card',
    prize: (prize: string, odds: string) => `${prize}, 1 in ${odds}`,
    bet: 'Bet',
    exact: 'In your order',
    any: 'In another order',
    alike: (bet: string) => `${bet}, two alike`,
    step: (step: number) => String(step),
  },
  bets: {
    straight: 'Straight',
    box: 'Box',
    straightBox: 'Straight/box',
    frontPair: 'Front pair',
    backPair: 'Back pair',
    splitPair: 'Split pair',
  } as Readonly<Record<string, string>>,
  headline: {
    'scratch-set': 'Clover Three',
    'daily-pick-3': 'Straight',
    'rocket-rail': 'Cash-out at 2.00×',
    'limbo-gate': 'Target 2.00×',
    'peg-drop': 'Medium, 12 rows',
    'mine-field': '3 mines',
    'tower-climb': 'Medium',
  } as Readonly<Record<string, string>>,
  certified: {
    title: 'What each bet returns',
    each: (headline: string) =>
      `The other figures on this page are those of this bet: ${headline}. For all of them:`,
    bets: {
      fruitstand: 'Fruit Stand',
      goldvault: 'Gold Vault',
      luckynumbers: 'Lucky Numbers',
      deepblue: 'Deep Blue',
      nightsky: 'Night Sky',
      threecrowns: 'Three Crowns',
      dragonline: 'Dragon Line',
      box: 'Box',
      boxalike: 'Box, two alike',
      straightbox: 'Straight/box',
      straightboxalike: 'Straight/box, two alike',
      frontpair: 'Front pair',
      backpair: 'Back pair',
      splitpair: 'Split pair',
    } as Readonly<Record<string, string>>,
    target: (times: string) => `Target ${times}`,
    mines: (count: number) => (count === 1 ? '1 mine' : `${count} mines`),
    figures: (rtp: string, wins: string, top: string) =>
      `RTP ${rtp}, pays 1 in ${wins}, up to ${top}`,
  },
  parts: {
    cards: 'Prizes',
    digits: 'Digits drawn',
    gate: 'Target met',
    slots: 'Slots',
    gems: 'Gems',
    levels: 'Levels',
  },
}

export type InstantWords = typeof words
