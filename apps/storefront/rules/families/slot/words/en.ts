import { ruleWords } from '../../../words/en.ts'

const s = (count: number): string => (count === 1 ? '' : 's')

/** Sentences for what slots are built of: the rules as they are read, and what happens as it is said. */
export const mechanics = {
  ...ruleWords,
  /** Parts of a return that are no feature. */
  parts: {
    base: 'Base game',
    lines: 'Paylines',
    scatter: 'Scatters',
    ways: 'Ways',
    cluster: 'Clusters',
    anywhere: 'Pays anywhere',
    jackpot: 'Jackpots',
    upperWheel: 'Upper wheel',
  },
  how: {
    ...ruleWords.how,
    grid: (reels: number, rows: number) => `${reels} reels with ${rows} row${s(rows)} each.`,
    gridOfCells: (columns: number, rows: number) =>
      `A grid of ${columns} × ${rows} cells. Each cell spins on its own.`,
    gridUneven: (rows: string) => `From left to right, the reels show ${rows} symbols.`,
    gridDrawn: (reels: number, least: number, most: number) =>
      `${reels} reels. On every spin, each reel shows ${least} to ${most} symbols at random.`,
    lines: (lines: number) =>
      `Matching symbols pay on ${lines} payline${s(lines)}, next to each other from the leftmost reel. Only the longest win on each payline pays.`,
    linesOfCells: (lines: number) =>
      `A payline pays when all of its cells show the same symbol. There are ${lines} paylines.`,
    linesBoth: (lines: number) =>
      `Matching symbols pay on ${lines} payline${s(lines)}, next to each other from the leftmost or the rightmost reel. A win across all reels pays once.`,
    ways: (ways: string) =>
      `Matching symbols on adjacent reels pay from the leftmost reel, in any row: up to ${ways} ways. A win is multiplied by its number of ways.`,
    waysBoth: (ways: string) =>
      `Matching symbols on adjacent reels pay from the leftmost or the rightmost reel, in any row: up to ${ways} ways each. A win is multiplied by its number of ways.`,
    cluster: (least: number) =>
      `${least} or more matching symbols that touch horizontally or vertically pay as a cluster.`,
    anywhere: (least: number) => `${least} or more matching symbols pay anywhere in view.`,
    mixed: 'Symbols listed together pay in any combination.',
    added: 'All wins in a round are added together.',
  },
  wild: {
    title: 'Wild',
    stands: 'Substitutes for every symbol that pays on the reels.',
    reels: (reels: string) => `In the base game, it lands on reel ${reels}.`,
    expands: 'It expands to fill its whole reel.',
    multiplies: (factors: string) => `It multiplies any win it’s part of by ${factors}.`,
    product: 'If a win has several, they multiply each other.',
    sum: 'If a win has several, their multipliers are added together.',
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
      `The number of ${symbols} in view sets how many free spins you get.`,
    count: (spins: number) => `${spins} free spin${s(spins)}`,
    again: (symbols: string) => `During free spins, ${symbols} award more free spins:`,
    most: (spins: number) => `A round has up to ${spins} free spins.`,
    multiplier: (factor: number) => `All wins in free spins are multiplied by ${factor}.`,
    wildMultipliers: (factors: string) => `A wild in free spins multiplies a win by ${factors}.`,
    sticky: 'A reel that turns wild in free spins stays wild until they end.',
    extra: (spins: number) => `Each reel that newly turns wild adds ${spins} free spin${s(spins)}.`,
    ownReels: 'Free spins use different reels.',
    stake: 'Free spins use the bet of the round that started them.',
  },
  book: {
    title: 'Special symbol',
    sentence: (symbols: number) =>
      symbols === 1
        ? 'When free spins start, a special symbol is drawn. When it lands on enough reels to pay, it fills those reels and pays on every payline, even if the reels aren’t adjacent.'
        : `When free spins start, ${symbols} different special symbols are drawn. One after the other, each that lands on enough reels to pay fills those reels and pays on every payline, even if the reels aren’t adjacent. What one of them fills doesn’t take anything from the next.`,
    chosen:
      'When free spins start, you choose your special symbol from the paytable. When it lands on enough reels to pay, it fills those reels and pays on every payline, even if the reels aren’t adjacent.',
  },
  pick: {
    title: 'Pick bonus',
    holds: (prizes: number, enders: number) =>
      `Open one item after another. ${prizes} hold a prize, ${enders} end the bonus.`,
    drawn:
      'Each item is drawn when you open it, from everything that’s left. No choice is better than another.',
    prizes: 'Prizes',
  },
  hold: {
    title: 'Hold and spin',
    spins: (spins: number) =>
      `The symbols stay with their prizes, and you get ${spins} spin${s(spins)}. Each new symbol stays, too, and resets the spins to ${spins}. At the end, all prizes are paid.`,
    full: (jackpot: string) => `Fill every position to win the ${jackpot} jackpot as well.`,
    multiply: 'A multiplier multiplies the held prizes.',
    collect: 'A collector adds up the held prizes.',
    row: 'Another row may open.',
    prizes: 'Prizes',
    jackpots: 'Jackpots',
  },
  wheel: {
    title: 'Wheel bonus',
    sentence: 'Spin the wheel and win the prize it stops on.',
    up: 'One slice takes you to the next ring, closer to the center.',
    ring: (number: number) => `Ring ${number}, from the outside`,
    slices: 'On the wheel',
  },
  trail: {
    title: 'Trail bonus',
    sentence: (rolls: number, sides: number) =>
      `You get ${rolls} roll${s(rolls)} of a ${sides}-sided die and win the prize on each space you land on.`,
    end: 'If you land on an end space, the bonus ends right away.',
    places: 'Spaces',
  },
  choose: {
    ...ruleWords.choose,
    title: 'Choice of free spins',
    sentence: 'Choose one of these:',
  },
  respin: {
    title: 'Respin',
    after: (spins: number) =>
      `Some reels stay and the others spin again, ${spins === 1 ? 'once' : `${spins} times`}, for free.`,
  },
  gamble: {
    title: 'Double or nothing',
    sentence: (most: number, limit: string) =>
      `Bet a win on one of two equally likely sides: you double it or lose it. You can do this ${most} time${s(most)} in a row, up to ${limit}. The RTP of this is exactly 100% and isn’t part of the game’s RTP.`,
  },
  cascade: {
    title: 'Cascades',
    sentence:
      'Winning symbols disappear, the ones above fall, and new ones drop in, until there are no more wins.',
    multipliers: (factors: string) =>
      `With each cascade, the wins of a spin are multiplied by ${factors}. The last one stays.`,
    rises: (step: number) =>
      `In free spins, the multiplier grows by ${step} with each cascade and carries over from spin to spin.`,
  },
  bombs: {
    title: 'Multipliers',
    sentence: (factors: string) =>
      `Multipliers of ${factors} may land. Their sum multiplies the total win of the spin.`,
    freeSpinsOnly: 'They land in free spins only.',
  },
  placeMultipliers: {
    title: 'Sticky multipliers',
    sentence:
      'Each position on the grid has a multiplier. It grows with each win there and stays while symbols fall.',
    added: 'A win is multiplied by the sum of the multipliers at its positions.',
    stays: 'In free spins, they stay until the last spin ends.',
    after: (wins: number) => `After ${wins} win${s(wins)} there`,
  },
  corners: {
    title: 'Four corners',
    sentence: 'Four matching symbols in the corners of the grid pay on top of the paylines.',
  },
  cornerWilds: {
    title: 'Wild corners',
    sentence: 'When a win clears a corner of the grid, a wild takes its place.',
  },
  wildDrop: {
    title: 'Wild drop',
    sentence: (least: number, most: number) =>
      `On some spins, ${least} to ${most} wilds drop in random positions before wins are counted.`,
  },
  chosenWild: {
    title: 'A symbol turns wild',
    sentence: (symbol: string, reels: string) =>
      `When one ${symbol} lands on reel ${reels}, one symbol at random is wild for this spin.`,
    alone: 'A win of this symbol and wilds alone pays as the highest-paying symbol.',
  },
  mystery: {
    title: 'Mystery symbol',
    sentence: (symbols: string) => `All ${symbols} in view turn into the same random symbol.`,
    stays: 'In free spins, they fill their reels and stay to the end.',
  },
  split: {
    title: 'Split symbol',
    lines: (symbol: string, of: string) => `One ${symbol} counts as two ${of} on a payline.`,
    ways: (symbol: string, of: string) =>
      `One ${symbol} counts as two ${of} in the number of ways.`,
    drawn: (symbols: string) =>
      `On any spin, all ${symbols} in view may split in two before wins are counted.`,
  },
  removal: {
    title: 'Removed symbols',
    sentence:
      'On any spin, symbols may be removed before wins are counted. The ones above fall, and the reels continue without the removed symbols.',
    gone: (symbols: string) => `All ${symbols} may be removed.`,
  },
  upgrade: {
    title: 'Upgraded symbols',
    sentence: 'On any spin, all matching symbols in view may be upgraded before wins are counted.',
    becomes: (from: string, to: string) => `All ${from} may turn into ${to}.`,
  },
  onlyIn: {
    base: 'This happens in the base game only, not in free spins.',
    free: 'This happens in free spins only.',
  },
  multiplierReel: {
    title: 'Multiplier reel',
    sentence: (factors: string) =>
      `An extra reel shows a multiplier for all wins of the spin: ${factors}.`,
  },
  nudge: {
    title: 'Nudging wild',
    sentence: (symbols: string, reels: string) =>
      `Wilds come in stacks. When only part of a stack of ${symbols} is in view on reel ${reels}, the reel nudges until the stack fills it. Then wins are counted.`,
  },
  walk: {
    title: 'Walking wilds',
    sentence: (symbols: string) =>
      `When ${symbols} land, you get free respins. Before each respin, every wild moves one reel to the left, until the last one has been on reel 1. No new wilds land during respins.`,
  },
  colossal: {
    title: 'Giant symbol',
    sentence: (reels: string) =>
      `In free spins, reels ${reels} spin as one, and one giant symbol fills them. It counts in every position.`,
  },
  cash: {
    title: 'Cash and collector',
    sentence: (symbols: string, collector: string, reels: string) =>
      `Each of the ${symbols} shows a random amount. When one ${collector} lands on reel ${reels}, it collects all amounts in view; several collect once each. Without one, they pay nothing.`,
    amounts: 'Amounts',
  },
  fullScreen: {
    title: 'Full screen',
    sentence: (factor: number) =>
      `When every position shows the same symbol, all wins of the spin are multiplied by ${factor}.`,
    mixed: (symbols: string, factor: number) =>
      `When every position shows ${symbols}, in any combination, all wins of the spin are multiplied by ${factor}.`,
  },
  prize: {
    multiply: (factor: number) => `× ${factor}`,
    collect: 'collect',
    freeSpins: (spins: number) => `${spins} free spin${s(spins)}`,
    again: (spins: number) => (spins > 1 ? `${spins} more spins` : 'one more spin'),
    up: 'next ring',
    row: 'one more row',
    end: 'end',
  },
  say: {
    ...ruleWords.say,
    ways: (count: string, symbol: string, ways: number, pay: string) =>
      `${count} ${symbol} in ${ways} way${s(ways)} pay ${pay}.`,
    corners: (count: string, symbol: string, pay: string) =>
      `${count} ${symbol} in the corners pay ${pay}.`,
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
    respin: 'Respin.',
    offeredSymbols: (symbols: string) => `Choose your special symbol: ${symbols}.`,
    offered: (options: string) => `Choose your free spins: ${options}.`,
    holdStarted: (held: number, left: number) =>
      `Hold and spin starts. ${held} held, ${left} spin${s(left)} left.`,
    holdSpun: (landed: number, left: number) =>
      `${landed === 0 ? 'Nothing lands' : `${landed} land`}. ${left} spin${s(left)} left.`,
    holdEnded: (pay: string) => `Hold and spin is over. You won ${pay}.`,
    wheel: 'The wheel bonus starts.',
    upperWheelFirst: 'Two wheels are open. You spin the upper one first.',
    wheelSpun: (prize: string) => `The wheel stops on: ${prize}.`,
    upperWheelEnded: (pay: string) => `The upper wheel won you ${pay}. Next, spin the lower wheel.`,
    wheelEnded: (pay: string) => `The wheel bonus is over. You won ${pay}.`,
    trail: (rolls: number) => `The trail bonus starts. ${rolls} roll${s(rolls)}.`,
    trailMoved: (roll: number, prize: string, left: number) =>
      `You rolled ${roll}: ${prize}. ${left} roll${s(left)} left.`,
    trailEnded: (pay: string) => `The trail bonus is over. You won ${pay}.`,
    gambleOffered: (at: string) => `Double ${at} or collect it.`,
    doubled: (amount: string) => `Doubled: ${amount}.`,
    lost: 'You lost the win.',
    block: (symbol: string) => `A giant ${symbol} lands.`,
    nudged: (reel: number) => `Reel ${reel} nudges.`,
    walked: 'Wilds move one reel.',
    cash: (amounts: string) => `Cash in view: ${amounts}.`,
    collected: (pay: string) => `Collected: ${pay}.`,
    side: (number: number): string => (number === 1 ? 'Red' : 'Black'),
  },
}

/** The same sentences in any language. */
export type Mechanics = typeof mechanics
