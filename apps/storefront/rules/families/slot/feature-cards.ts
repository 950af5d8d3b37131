import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import type { Prize } from '@fairhouse/contract/families/slot/events'
import { jackpotName } from '../../jackpot-name.ts'
import type { RuleCard } from '../../rule-card.ts'
import { prizeText } from './prize-text.ts'
import { reelNumbers, type SlotVoice } from './slot-voice.ts'

type Of<Type extends PaytableFeature['type']> = Extract<PaytableFeature, { type: Type }>
type Card = Pick<RuleCard, 'symbol' | 'sentences'> & Partial<Pick<RuleCard, 'rows' | 'more'>>
type Makers = {
  readonly [Type in PaytableFeature['type']]: (feature: Of<Type>, voice: SlotVoice) => Card
}

/** The card of one feature. */
export function featureCard(feature: PaytableFeature, voice: SlotVoice): RuleCard {
  return { title: voice.words[feature.type].title, rows: [], more: [], ...cardOf(feature, voice) }
}

function cardOf<Type extends PaytableFeature['type']>(feature: Of<Type>, voice: SlotVoice): Card {
  const make: (feature: Of<Type>, voice: SlotVoice) => Card = makers[feature.type]
  return make(feature, voice)
}

const makers: Makers = {
  freeSpins: freeSpinsCard,
  book: ({ symbol, drawn, chosen }, { words: { book } }) => ({
    symbol,
    sentences: [chosen ? book.chosen : book.sentence(drawn)],
  }),
  pick: ({ trigger, prizes, enders }, voice) => ({
    symbol: trigger.symbol,
    sentences: [
      startOf(trigger, voice),
      voice.words.pick.holds(prizes.length, enders),
      voice.words.pick.drawn,
    ],
    rows: [[voice.words.pick.prizes, prizes.map(voice.amount).join(' · ')]],
  }),
  hold: holdCard,
  wheel: wheelCard,
  trail: trailCard,
  choose: ({ trigger, options }, voice) => ({
    symbol: trigger.symbol,
    sentences: [
      startOf(trigger, voice),
      voice.words.choose.sentence,
      ...options.map(({ spins, multiplier }) => voice.words.choose.option(spins, multiplier)),
    ],
  }),
  respin: ({ trigger, spins }, voice) => ({
    symbol: trigger?.symbol ?? null,
    sentences: [...(trigger ? [startOf(trigger, voice)] : []), voice.words.respin.after(spins)],
  }),
  gamble: ({ most, limit }, { words, amount }) => ({
    symbol: null,
    sentences: [words.gamble.sentence(most, amount(limit))],
  }),
  cascade: ({ multipliers, risesInFreeSpins }, { words: { cascade }, list }) => ({
    symbol: null,
    sentences: [
      cascade.sentence,
      ...(multipliers.length > 0 ? [cascade.multipliers(list(multipliers.map(String)))] : []),
      ...(risesInFreeSpins > 0 ? [cascade.rises(risesInFreeSpins)] : []),
    ],
  }),
  bombs: ({ values, inFreeSpinsOnly }, { words: { bombs }, either }) => ({
    symbol: null,
    sentences: [
      bombs.sentence(either(values.map(String))),
      ...(inFreeSpinsOnly ? [bombs.freeSpinsOnly] : []),
    ],
  }),
  placeMultipliers: ({ steps, staysInFreeSpins }, { words: { placeMultipliers, prize } }) => ({
    symbol: null,
    sentences: [
      placeMultipliers.sentence,
      placeMultipliers.added,
      ...(staysInFreeSpins ? [placeMultipliers.stays] : []),
    ],
    rows: steps.map(({ wins, multiplier }): RuleCard['rows'][number] => [
      placeMultipliers.after(wins),
      prize.multiply(multiplier),
    ]),
  }),
  corners: ({ pays }, { words, symbolName, amount }) => ({
    symbol: null,
    sentences: [words.corners.sentence],
    rows: pays.map(({ symbol, units }) => [symbolName(symbol, 4), amount(units)]),
  }),
  cornerWilds: (_, { words }) => ({ symbol: null, sentences: [words.cornerWilds.sentence] }),
  wildDrop: ({ least, most }, { words }) => ({
    symbol: null,
    sentences: [words.wildDrop.sentence(least, most)],
  }),
  chosenWild: ({ symbol, reels }, { words, symbolName, either }) => ({
    symbol,
    sentences: [
      words.chosenWild.sentence(symbolName(symbol, 1), either(reelNumbers(reels))),
      words.chosenWild.alone,
    ],
  }),
  mystery: ({ symbol, staysInFreeSpins }, { words: { mystery }, symbolName }) => ({
    symbol,
    sentences: [
      mystery.sentence(symbolName(symbol, 2)),
      ...(staysInFreeSpins ? [mystery.stays] : []),
    ],
  }),
  split: ({ symbol, of, by, drawn }, { words: { split, onlyIn }, symbolName }) => ({
    symbol,
    sentences: [
      split[by](symbolName(symbol, 1), symbolName(of, 2)),
      ...(drawn === null ? [] : [split.drawn(symbolName(of, 2))]),
      ...(drawn === null || drawn === 'every' ? [] : [onlyIn[drawn]]),
    ],
  }),
  removal: ({ sets, spins }, { words: { removal, onlyIn }, symbolName, list }) => ({
    symbol: null,
    sentences: [
      removal.sentence,
      ...sets.map((symbols) => removal.gone(list(symbols.map((name) => symbolName(name, 2))))),
      ...(spins === 'every' ? [] : [onlyIn[spins]]),
    ],
  }),
  upgrade: ({ changes, spins }, { words: { upgrade, onlyIn }, symbolName }) => ({
    symbol: changes[0]?.to ?? null,
    sentences: [
      upgrade.sentence,
      ...changes.map(({ from, to }) => upgrade.becomes(symbolName(from, 2), symbolName(to, 2))),
      ...(spins === 'every' ? [] : [onlyIn[spins]]),
    ],
  }),
  multiplierReel: ({ multipliers }, { words }) => ({
    symbol: null,
    sentences: [words.multiplierReel.sentence(multipliers.map(words.prize.multiply).join(' · '))],
  }),
  progressive: ({ jackpots }, { words: { progressive, jackpot }, money }) => ({
    symbol: null,
    sentences: [
      progressive.grows,
      ...jackpots.map((terms) =>
        terms.won === 'byDraw'
          ? progressive.byDraw(jackpotName(terms.name), money(terms.turnover))
          : progressive.byMeter(jackpotName(terms.name), money(terms.ceiling)),
      ),
      progressive.order,
    ],
    rows: jackpots.map(({ name, seed }): RuleCard['rows'][number] => [
      jackpot(jackpotName(name)),
      `${progressive.begins} ${money(seed)}`,
    ]),
  }),
  nudge: ({ symbol, reels }, { words, symbolName, either }) => ({
    symbol,
    sentences: [words.nudge.sentence(symbolName(symbol, 2), either(reelNumbers(reels)))],
  }),
  walk: ({ symbol }, { words, symbolName }) => ({
    symbol,
    sentences: [words.walk.sentence(symbolName(symbol, 2))],
  }),
  colossal: ({ reels }, { words, list }) => ({
    symbol: null,
    sentences: [words.colossal.sentence(list(reelNumbers(reels)))],
  }),
  cash: ({ symbol, collector, reels, values }, voice) => ({
    symbol,
    sentences: [
      voice.words.cash.sentence(
        voice.symbolName(symbol, 2),
        voice.symbolName(collector, 1),
        voice.either(reelNumbers(reels)),
      ),
    ],
    rows: [[voice.words.cash.amounts, values.map(voice.amount).join(' · ')]],
  }),
  fullScreen: ({ symbols, multiplier }, { words: { fullScreen }, symbolName, either }) => ({
    symbol: symbols[0] ?? null,
    sentences: [
      symbols.length === 0
        ? fullScreen.sentence(multiplier)
        : fullScreen.mixed(either(symbols.map((name) => symbolName(name, 1))), multiplier),
    ],
  }),
}

function freeSpinsCard(feature: Of<'freeSpins'>, voice: SlotVoice): Card {
  const { words, symbolName, either } = voice
  const { symbol, award, again } = feature
  const said = words.freeSpins
  const further = again.map(({ count, spins }) => `${count}× ${said.count(spins)}`)
  const factors = feature.wildMultipliers.filter((factor) => factor > 1)
  return {
    symbol,
    sentences: symbol === null ? [] : awardSentences(symbol, award, voice),
    rows: award.map(({ count, spins }) => [`${count}×`, said.count(spins)]),
    more: [
      ...(feature.multiplier > 1 ? [said.multiplier(feature.multiplier)] : []),
      ...(factors.length > 0 ? [said.wildMultipliers(either(factors.map(String)))] : []),
      ...(feature.stickyWilds ? [said.sticky] : []),
      ...(feature.extraPerWildReel > 0 ? [said.extra(feature.extraPerWildReel)] : []),
      ...(feature.ownReels ? [said.ownReels] : []),
      said.stake,
      ...(feature.most === null ? [] : [said.most(feature.most)]),
      ...(symbol !== null && further.length > 0
        ? [`${said.again(symbolName(symbol, 2))} ${further.join(' · ')}`]
        : []),
    ],
  }
}

function awardSentences(
  symbol: string,
  award: Of<'freeSpins'>['award'],
  voice: SlotVoice,
): readonly string[] {
  const fewest = award.at(-1)?.count
  if (fewest === undefined) return []
  const start = startOf({ symbol, count: fewest, reels: null }, voice)
  const differs = award.some(({ spins }) => spins !== award[0]?.spins)
  return differs ? [start, voice.words.freeSpins.given(voice.symbolName(symbol, 2))] : [start]
}

function holdCard({ trigger, spins, prizes, full, jackpots }: Of<'hold'>, voice: SlotVoice): Card {
  const { words, amount } = voice
  const has = (kind: Prize['kind']): boolean => prizes.some((prize) => prize.kind === kind)
  return {
    symbol: trigger.symbol,
    sentences: [
      startOf(trigger, voice),
      words.hold.spins(spins),
      ...(has('multiply') ? [words.hold.multiply] : []),
      ...(has('collect') ? [words.hold.collect] : []),
      ...(has('row') ? [words.hold.row] : []),
      ...(full === null ? [] : [words.hold.full(jackpotName(full))]),
    ],
    rows: [
      [words.hold.prizes, prizeList(prizes, voice)],
      ...jackpots.map(({ name, units }): RuleCard['rows'][number] => [
        words.jackpot(jackpotName(name)),
        amount(units),
      ]),
    ],
  }
}

function wheelCard({ trigger, rings }: Of<'wheel'>, voice: SlotVoice): Card {
  const { wheel } = voice.words
  return {
    symbol: trigger.symbol,
    sentences: [startOf(trigger, voice), wheel.sentence, ...(rings.length > 1 ? [wheel.up] : [])],
    rows: rings.map((ring, place) => [
      rings.length > 1 ? wheel.ring(place + 1) : wheel.slices,
      prizeList(ring, voice),
    ]),
  }
}

function trailCard({ trigger, rolls, sides, places }: Of<'trail'>, voice: SlotVoice): Card {
  const { trail } = voice.words
  return {
    symbol: trigger.symbol,
    sentences: [
      startOf(trigger, voice),
      trail.sentence(rolls, sides),
      ...(places.some(({ kind }) => kind === 'end') ? [trail.end] : []),
    ],
    rows: [[trail.places, prizeList(places, voice)]],
  }
}

/** Each different prize once, in their order. */
const prizeList = (prizes: readonly Prize[], { words, amount }: SlotVoice): string =>
  [...new Set(prizes.map((prize) => prizeText(prize, words, amount)))].join(' · ')

interface Trigger {
  readonly symbol: string
  readonly count: number
  readonly reels: readonly number[] | null
}

function startOf(
  { symbol, count, reels }: Trigger,
  { words, symbolName, list }: SlotVoice,
): string {
  const { start } = words
  if (reels === null)
    return count === 1
      ? start.oneAnywhere(symbolName(symbol, 1))
      : start.anywhere(count, symbolName(symbol, count))
  const numbers = list(reelNumbers(reels))
  return reels.length === 1
    ? start.onReel(symbolName(symbol, 1), numbers)
    : start.onReels(symbolName(symbol, 1), numbers)
}
