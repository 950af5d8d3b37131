import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { RuleVoice } from '../../rule-card.ts'
import type { CardsRuleWords } from './words/en.ts'

/** What sentences about tables of cards are made with. */
export type CardsVoice = Omit<RuleVoice, 'words'> & { readonly words: CardsRuleWords }

/** What counts as a win. */
export function howToWin({ rules }: CardsPaytable, voice: CardsVoice): readonly string[] {
  switch (rules.game) {
    case 'blackjack':
      return blackjack(rules, voice)
    case 'showdown':
      return showdown(rules, voice)
    case 'baccarat':
      return baccarat(rules, voice)
    case 'casinoWar':
      return casinoWar(rules, voice)
    case 'redDog':
      return redDog(rules, voice)
    case 'threeCardPoker':
      return threeCardPoker(rules, voice)
  }
}

function blackjack(
  rules: Extract<CardsPaytable['rules'], { readonly game: 'blackjack' }>,
  { words: { how }, number }: CardsVoice,
): readonly string[] {
  const { blackjack: natural, insurance, decks, boxes } = rules
  return [
    how.decks(decks),
    how.aim,
    how.dealer[rules.soft17],
    how.pays(`${number(natural.pays)}:${number(natural.to)}`),
    how.double[rules.doubleAfterSplit ? 'afterSplit' : 'never'],
    how.split(rules.hands),
    how.insurance(`${number(insurance.pays)}:${number(insurance.to)}`, insuranceReturn(rules)),
    ...(boxes ? boxSentences(boxes, how) : []),
  ]
}

type Boxes = NonNullable<Extract<CardsPaytable['rules'], { readonly game: 'blackjack' }>['boxes']>

/** How boxes are played together, and what their side bets pay. */
function boxSentences({ count, sides }: Boxes, how: CardsVoice['words']['how']): readonly string[] {
  const names = new Map<string, string>(Object.entries(how.made))
  const pays = (side: 'pairs' | 'poker'): string =>
    sides[side]
      .map(({ made, pays: wins }) => how.sidePays(names.get(made) ?? made, `${wins}:1`))
      .join(' · ')
  return [how.boxes(count), how.side.pairs(pays('pairs')), how.side.poker(pays('poker'))]
}

/** What comes back of insurance on average: the card under an ace is a ten so often. */
const insuranceReturn = ({
  decks,
  insurance,
}: Extract<CardsPaytable['rules'], { readonly game: 'blackjack' }>): number =>
  (16 * decks * (1 + insurance.pays / insurance.to)) / (52 * decks - 1)

type PlacesRules = Exclude<CardsPaytable['rules'], { readonly game: 'blackjack' }>

function showdown(rules: PlacesRules, voice: CardsVoice): readonly string[] {
  const { symbolName, list, words } = voice
  return [
    words.how.decks(rules.decks),
    words.how.highest(list(rules.hands.map((hand) => symbolName(hand, 1)))),
    ...spotPays(rules, voice),
  ]
}

function baccarat(rules: PlacesRules, voice: CardsVoice): readonly string[] {
  const { how, tables } = voice.words
  const { aim, natural, player, banker } = tables.baccarat
  return [how.decks(rules.decks), aim, natural, player, banker, ...spotPays(rules, voice)]
}

function casinoWar(
  { decks, spots, unitsPerChip }: PlacesRules,
  { words: { how, tables }, number }: CardsVoice,
): readonly string[] {
  const { aim, tie, war, surrender, tieBet } = tables.casinoWar
  const back = spots.find(({ spot }) => spot === 'tie')?.pays[0]?.back
  const odds = back === undefined ? [] : [tieBet(oddsOf(back, unitsPerChip, number))]
  return [how.decks(decks), aim, tie, war, surrender, ...odds]
}

function redDog(
  {
    decks,
    spots,
    spreadBack,
    unitsPerChip,
  }: Extract<CardsPaytable['rules'], { readonly game: 'redDog' }>,
  { words: { how, tables }, number }: CardsVoice,
): readonly string[] {
  const { aim, spread, pays, follow, pair } = tables.redDog
  const threeBack = spots[0]?.pays[0]?.back
  const three = threeBack === undefined ? [] : [pair(oddsOf(threeBack, unitsPerChip, number))]
  const ladder = stepsOf(spreadBack).map(({ from, to, back }) =>
    pays(
      from === to ? number(from) : `${number(from)}–${number(to)}`,
      oddsOf(back, unitsPerChip, number),
    ),
  )
  return [how.decks(decks), aim, spread, ...ladder, follow, ...three]
}

function threeCardPoker(
  {
    spots,
    anteBonus,
    unitsPerChip,
  }: Extract<CardsPaytable['rules'], { readonly game: 'threeCardPoker' }>,
  { words: { tables }, number }: CardsVoice,
): readonly string[] {
  const { aim, ranking, qualifies, compared, bonus, pairPlus } = tables.threeCardPoker
  const rankName = (rank: string): string =>
    Object.entries(tables.ranks).find(([name]) => name === rank)?.[1] ?? rank
  const pays = spots.find(({ spot }) => spot === 'pairPlus')?.pays ?? []
  return [
    aim,
    ranking,
    qualifies,
    compared,
    ...anteBonus.map(({ outcome, back }) =>
      bonus(rankName(outcome), `${number(back / unitsPerChip)}:1`),
    ),
    ...pays.map(({ outcome, back }) =>
      pairPlus(rankName(outcome), oddsOf(back, unitsPerChip, number)),
    ),
  ]
}

/** Neighbouring spreads that pay alike, together. */
function stepsOf(
  spreadBack: readonly number[],
): readonly { readonly from: number; readonly to: number; readonly back: number }[] {
  const steps: { from: number; to: number; back: number }[] = []
  for (const [place, back] of spreadBack.entries()) {
    const last = steps.at(-1)
    if (last?.back === back) last.to = place + 1
    else steps.push({ from: place + 1, to: place + 1, back })
  }
  return steps
}

/** What a chip wins beside itself, to one. */
const oddsOf = (back: number, unitsPerChip: number, number: CardsVoice['number']): string =>
  `${number((back - unitsPerChip) / unitsPerChip)}:1`

/** What each place pays on each outcome. */
function spotPays(
  { spots, unitsPerChip }: PlacesRules,
  { words: { how }, symbolName, number }: CardsVoice,
): readonly string[] {
  const name = (place: string): string => symbolName(place, 1)
  return spots.flatMap(({ spot, pays }) =>
    pays.map(({ outcome, back }) =>
      back > unitsPerChip
        ? how.spotPays(
            name(spot),
            name(outcome),
            `${number((back - unitsPerChip) / unitsPerChip)}:1`,
          )
        : how.spotGivesBack(name(spot), name(outcome), number((100 * back) / unitsPerChip)),
    ),
  )
}
