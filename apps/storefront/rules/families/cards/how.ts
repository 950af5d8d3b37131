import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { RuleVoice } from '../../rule-card.ts'
import type { CardsRuleWords } from './words/en.ts'

/** What sentences about tables of cards are made with. */
export type CardsVoice = Omit<RuleVoice, 'words'> & { readonly words: CardsRuleWords }

/** What counts as a win. */
export function howToWin({ rules }: CardsPaytable, voice: CardsVoice): readonly string[] {
  return rules.game === 'blackjack' ? blackjack(rules, voice) : showdown(rules, voice)
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

function showdown(
  {
    decks,
    hands,
    spots,
    unitsPerChip,
  }: Extract<CardsPaytable['rules'], { readonly game: 'showdown' }>,
  { words: { how }, symbolName, list, number }: CardsVoice,
): readonly string[] {
  const name = (place: string): string => symbolName(place, 1)
  return [
    how.decks(decks),
    how.highest(list(hands.map(name))),
    ...spots.flatMap(({ spot, pays }) =>
      pays.map(({ outcome, back }) =>
        back > unitsPerChip
          ? how.spotPays(
              name(spot),
              name(outcome),
              `${number((back - unitsPerChip) / unitsPerChip)}:1`,
            )
          : how.spotGivesBack(name(spot), name(outcome), number((100 * back) / unitsPerChip)),
      ),
    ),
  ]
}
