const s = (count: number): string => (count === 1 ? '' : 's')

/** Sentences for what games are built of: the rules as they are read, and what happens as it is said. */
export const mechanics = {
  how: {
    title: 'How you win',
    grid: (reels: number, rows: number) => `${reels} reels with ${rows} row${s(rows)} each.`,
    gridOfCells: (columns: number, rows: number) =>
      `A grid of ${columns} × ${rows} cells, each of which is filled by itself.`,
    gridUneven: (rows: string) => `From left to right the reels show ${rows} symbols.`,
    gridDrawn: (reels: number, least: number, most: number) =>
      `${reels} reels. How many symbols each of them shows, ${least} to ${most}, is drawn anew for every spin.`,
    lines: (lines: number) =>
      `Equal symbols pay on ${lines} line${s(lines)}, side by side from the leftmost reel on. Only the longest run of a line pays.`,
    linesBoth: (lines: number) =>
      `Equal symbols pay on ${lines} line${s(lines)}, side by side from the leftmost or from the rightmost reel on. A run over all reels pays once.`,
    ways: (ways: string) =>
      `Equal symbols on neighbouring reels pay from the leftmost reel on, in whatever rows they stand: up to ${ways} ways. A win is multiplied by the number of its ways.`,
    waysBoth: (ways: string) =>
      `Equal symbols on neighbouring reels pay from the leftmost or from the rightmost reel on, in whatever rows they stand: up to ${ways} ways each. A win is multiplied by the number of its ways.`,
    cluster: (least: number) =>
      `${least} or more equal symbols that touch side to side pay as a cluster.`,
    anywhere: (least: number) => `${least} or more equal symbols pay wherever they are in view.`,
    mixed: 'Symbols that are listed together pay in any mixture.',
    added: 'All wins of a round are added up.',
  },
  wild: {
    title: 'Wild',
    stands: 'Stands for every symbol that pays on the reels.',
    reels: (reels: string) => `In the base game it lands on reel ${reels}.`,
    expands: 'Wherever it lands, it fills its whole reel.',
    multiplies: (factors: string) => `It multiplies a win that it is part of by ${factors}.`,
    product: 'Several in one win multiply each other.',
    sum: 'The multipliers of several in one win are added up.',
  },
  scatter: {
    title: 'Scatter',
    pays: 'Pays anywhere in view.',
    starts: 'Counts anywhere in view.',
  },
  start: {
    anywhere: (count: number, symbols: string) =>
      `Starts with ${count} or more ${symbols} in view.`,
    oneAnywhere: (symbol: string) => `Starts with one ${symbol} in view.`,
    onReels: (symbol: string, reels: string) =>
      `Starts with one ${symbol} on each of the reels ${reels}.`,
    onReel: (symbol: string, reel: string) => `Starts with one ${symbol} on reel ${reel}.`,
  },
  freeSpins: {
    title: 'Free spins',
    given: (symbols: string) =>
      `The number of ${symbols} in view says how many free spins you get.`,
    count: (spins: number) => `${spins} free spin${s(spins)}`,
    again: (symbols: string) => `During free spins, ${symbols} give further ones:`,
    most: (spins: number) => `A round has ${spins} free spins at most.`,
    multiplier: (factor: number) => `All wins in free spins are multiplied by ${factor}.`,
    wildMultipliers: (factors: string) => `A wild in free spins multiplies a win by ${factors}.`,
    sticky: 'A reel that turns wild in free spins stays wild until they are over.',
    extra: (spins: number) => `Each reel that newly turns wild adds ${spins} free spin${s(spins)}.`,
    ownReels: 'Free spins have reels of their own.',
    stake: 'They are played at the stake of the round that started them.',
  },
  book: {
    title: 'Special symbol',
    sentence:
      'When free spins begin, a special symbol is drawn. When enough reels show it to pay, it fills all of these reels and pays on every line, even where the reels are not neighbours.',
  },
  pick: {
    title: 'Pick bonus',
    holds: (prizes: number, enders: number) =>
      `You open one closed thing after the other. ${prizes} hold a prize, ${enders} hold the end of the bonus.`,
    drawn:
      'What one holds is drawn when you open it, from all that is left: no choice is better than another.',
    prizes: 'Prizes',
  },
  hold: {
    title: 'Hold and spin',
    spins: (spins: number) =>
      `The symbols stay with their prizes, and you have ${spins} spin${s(spins)}. Each symbol that lands stays too and sets the spins back to ${spins}. At the end all prizes are paid.`,
    full: (jackpot: string) =>
      `When every place is filled, you win the ${jackpot} jackpot as well.`,
    multiply: 'A multiplier multiplies the prizes that are held.',
    collect: 'A collector adds up the prizes that are held.',
    row: 'A further row may open.',
    prizes: 'Prizes',
    jackpots: 'Jackpots',
  },
  wheel: {
    title: 'Wheel bonus',
    sentence: 'You spin the wheel and win what it stops at.',
    up: 'One of its slices leads to the next ring, further in.',
    ring: (number: number) => `Ring ${number}, from the outside`,
    slices: 'On the wheel',
  },
  trail: {
    title: 'Trail bonus',
    sentence: (rolls: number, sides: number) =>
      `You have ${rolls} roll${s(rolls)} of a die with ${sides} sides and win what is on each place you come to.`,
    end: 'A place that ends the bonus ends it at once.',
    places: 'Places',
  },
  choose: {
    title: 'Choice of free spins',
    sentence: 'You choose one of these:',
    option: (spins: number, factor: number) =>
      factor === 1
        ? `${spins} free spins`
        : `${spins} free spins, all wins multiplied by ${factor}`,
  },
  respin: {
    title: 'Respin',
    after: (spins: number) =>
      `Some reels stay and the others turn again, ${spins === 1 ? 'once' : `${spins} times`} and at no cost.`,
  },
  gamble: {
    title: 'Double or nothing',
    sentence: (most: number, limit: string) =>
      `You may stake a win on one of two sides, which are equally likely: it is doubled or lost. You may do so ${most} time${s(most)} in a row, up to ${limit}. The return of this is exactly 100 % and is not part of the return of the game.`,
  },
  cascade: {
    title: 'Cascades',
    sentence:
      'Symbols that have won go, those above them fall, and new ones follow, until nothing wins any more.',
    multipliers: (factors: string) =>
      `One after the other, the wins of a spin are multiplied by ${factors}; the last stays.`,
    rises: (step: number) =>
      `In free spins the multiplier grows by ${step} with each cascade and is kept from spin to spin.`,
  },
  bombs: {
    title: 'Multipliers',
    sentence: (factors: string) =>
      `Multipliers of ${factors} may land. Their sum multiplies all that the spin has won.`,
    freeSpinsOnly: 'They land in free spins only.',
  },
  placeMultipliers: {
    title: 'Sticky multipliers',
    sentence:
      'Each place of the grid has a multiplier, which rises with the wins on it and stays there while symbols fall.',
    added: 'The multipliers of all places of a win are added up and multiply it.',
    stays: 'In free spins they stay until the last of them is over.',
    after: (wins: number) => `After ${wins} win${s(wins)} there`,
  },
  cornerWilds: {
    title: 'Wild corners',
    sentence: 'When a win clears a corner of the grid, a wild takes its place.',
  },
  wildDrop: {
    title: 'Wild drop',
    sentence: (least: number, most: number) =>
      `In some spins ${least} to ${most} wilds drop on places that are drawn, before wins are counted.`,
  },
  chosenWild: {
    title: 'A symbol turns wild',
    sentence: (symbol: string, reels: string) =>
      `When one ${symbol} lands on reel ${reels}, one symbol is drawn that is wild for this spin.`,
  },
  mystery: {
    title: 'Mystery symbol',
    sentence: (symbols: string) => `All ${symbols} in view turn into one symbol that is drawn.`,
    stays: 'In free spins they fill their reels and stay to the end.',
  },
  split: {
    title: 'Split symbol',
    lines: (symbol: string, of: string) => `One ${symbol} counts as two ${of} on a line.`,
    ways: (symbol: string, of: string) =>
      `One ${symbol} counts as two ${of} in the number of ways.`,
    drawn: (symbols: string) =>
      `In each spin it is drawn whether all ${symbols} in view split in two before wins are counted.`,
  },
  removal: {
    title: 'Removed symbols',
    sentence:
      'In each spin it is drawn whether symbols go before wins are counted. What is above them falls, and the reels go on without them.',
    gone: (symbols: string) => `All ${symbols} may go.`,
  },
  upgrade: {
    title: 'Upgraded symbols',
    sentence:
      'In each spin it is drawn whether all symbols of one kind in view are upgraded before wins are counted.',
    becomes: (from: string, to: string) => `All ${from} may turn into ${to}.`,
  },
  onlyIn: {
    base: 'This happens in the base game only, not in free spins.',
    free: 'This happens in free spins only.',
  },
  multiplierReel: {
    title: 'Multiplier reel',
    sentence: (factors: string) =>
      `One more reel shows a multiplier of all wins of the spin: ${factors}.`,
  },
  nudge: {
    title: 'Nudging wild',
    sentence: (symbols: string, reels: string) =>
      `Wilds come in stacks. When only a part of a stack of ${symbols} is in view on reel ${reels}, the reel nudges until the stack fills it; then wins are counted.`,
  },
  walk: {
    title: 'Walking wilds',
    sentence: (symbols: string) =>
      `When ${symbols} land, the reels turn again at no cost, and before each of these respins every wild steps one reel to the left. It goes on until the last of them has stood on reel 1. No further wilds land in respins.`,
  },
  colossal: {
    title: 'Giant symbol',
    sentence: (reels: string) =>
      `In free spins the reels ${reels} turn as one, and one giant symbol fills all of their places. It counts on each of them.`,
  },
  cash: {
    title: 'Cash and collector',
    sentence: (symbols: string, collector: string, reels: string) =>
      `Each of the ${symbols} carries an amount that is drawn. When one ${collector} lands on reel ${reels}, it collects all amounts in view; several collect once each. Without it they pay nothing.`,
    amounts: 'Amounts',
  },
  fullScreen: {
    title: 'Full screen',
    sentence: (factor: number) =>
      `When every place shows the same symbol, all wins of the spin are multiplied by ${factor}.`,
  },
  progressive: {
    title: 'Progressive jackpots',
    grows:
      'Part of every stake makes them grow. A jackpot pays what its counter shows when the round is written, in full and at any stake; then it begins again at its seed.',
    byDraw: (jackpot: string, turnover: string) =>
      `${jackpot}: every round draws for it. Its chance is in proportion to what the round costs: one in ${turnover} staked.`,
    byMeter: (jackpot: string, ceiling: string) =>
      `${jackpot}: must be won before it goes beyond ${ceiling}. At which amount is drawn each time it begins, kept secret and shown afterwards; the stake that takes it there wins it.`,
    order:
      'When two rounds win it at the same time, the one written first gets what the counter shows, and the next gets what it has grown to since its new beginning.',
    begins: 'Begins at',
  },
  modes: {
    title: 'Ways to bet',
    buy: 'Buy the feature',
    ante: 'Raised stake',
    buySentence: 'The feature begins at once.',
    anteSentence: 'The feature comes more often. Every round costs more as long as this is on.',
    costs: (price: string) => `Costs ${price}`,
    costsEach: (price: string) => `Costs ${price} for each round`,
    rtp: (percent: string) => `Return to player ${percent}`,
    buyFor: (price: string) => `Buy for ${price}`,
    on: 'Switch on',
    off: 'Switch off',
    plain: 'Plain bet',
    isOn: 'The raised stake is on.',
    isOff: 'The raised stake is off.',
  },
  most: (amount: string) =>
    `A round wins ${amount} at most. When it reaches that, it ends and pays it.`,
  jackpot: (name: string) => `${name} jackpot`,
  prize: {
    multiply: (factor: number) => `× ${factor}`,
    collect: 'collect',
    freeSpins: (spins: number) => `${spins} free spin${s(spins)}`,
    again: (spins: number) => (spins > 1 ? `${spins} more spins` : 'once more'),
    up: 'next ring',
    row: 'one more row',
    end: 'end',
  },
  say: {
    ways: (count: string, symbol: string, ways: number, pay: string) =>
      `${count} ${symbol} in ${ways} way${s(ways)} pay ${pay}.`,
    cluster: (count: string, symbol: string, pay: string) =>
      `A cluster of ${count} ${symbol} pays ${pay}.`,
    cascades: (count: number) => `${count} cascade${s(count)}.`,
    multiplier: (factor: number) => `Multiplier ${factor}.`,
    chosen: (symbol: string) => `Special symbol: ${symbol}.`,
    chosenWild: (symbol: string) => `Wild in this spin: ${symbol}.`,
    wildDrop: (wilds: number) => `${wilds} wild${s(wilds)} drop.`,
    split: (cells: number) => `${cells} symbol${s(cells)} split in two.`,
    removed: (cells: number) => `${cells} symbol${s(cells)} removed.`,
    upgraded: (cells: number, symbol: string) =>
      `${cells} symbol${s(cells)} upgraded to ${symbol}.`,
    changed: (cells: number) => `${cells} symbol${s(cells)} change.`,
    respin: 'Reels turn again.',
    offered: (options: string) => `Choose your free spins: ${options}.`,
    holdStarted: (held: number, left: number) =>
      `Hold and spin begins. ${held} held, ${left} spin${s(left)} left.`,
    holdSpun: (landed: number, left: number) =>
      `${landed === 0 ? 'Nothing lands' : `${landed} land`}. ${left} spin${s(left)} left.`,
    holdEnded: (pay: string) => `Hold and spin is over and paid ${pay}.`,
    wheel: 'The wheel bonus begins.',
    wheelSpun: (prize: string) => `The wheel stops at: ${prize}.`,
    wheelEnded: (pay: string) => `The wheel bonus is over and paid ${pay}.`,
    trail: (rolls: number) => `The trail bonus begins. ${rolls} roll${s(rolls)}.`,
    trailMoved: (roll: number, prize: string, left: number) =>
      `You rolled ${roll}: ${prize}. ${left} roll${s(left)} left.`,
    trailEnded: (pay: string) => `The trail bonus is over and paid ${pay}.`,
    gambleOffered: (at: string) => `You may double ${at} or collect it.`,
    doubled: (amount: string) => `Doubled: ${amount}.`,
    lost: 'The win is lost.',
    jackpot: (name: string, pay: string) => `You won the ${name} jackpot: ${pay}.`,
    jackpotOfMeter: (name: string) => `You won the ${name} jackpot.`,
    block: (symbol: string) => `A giant ${symbol} lands.`,
    nudged: (reel: number) => `Reel ${reel} nudges.`,
    walked: 'Wilds step on by one reel.',
    cash: (amounts: string) => `Cash in view: ${amounts}.`,
    collected: (pay: string) => `Collected: ${pay}.`,
    side: (number: number): string => (number === 1 ? 'Red' : 'Black'),
  },
}

/** The same sentences in any language. */
export type Mechanics = typeof mechanics
