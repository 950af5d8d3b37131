import { type PokerHand, pokerHands } from '@fairhouse/contract/families/video-poker/hand-names'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import { type FamilyRules, paytableOf } from '../../family-rules.ts'
import type { RuleVoice } from '../../rule-card.ts'
import type { PokerWords } from './words/en.ts'
import { loadPokerWords } from './words/load-words.ts'

/** The rules of video pokers. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await loadPokerWords(language)
    return {
      how(paytable, { number, amount, list, money }) {
        const { wilds, hands, features, multipliers, progressive } = paytableOf(
          'videoPoker',
          paytable,
        )
        const [deal, ...wild] = dealtBy(wilds, words)
        const several = hands > 1 ? [words.how.hands(number(hands))] : []
        const drawn = multipliers ? [multipliedBy(multipliers, words, { number, list })] : []
        const doubling = features.flatMap((feature) =>
          feature.type === 'gamble'
            ? [words.how.doubleUp(number(feature.most), amount(feature.limit))]
            : [],
        )
        const royal = progressive
          ? [words.how.progressive(words.hands[progressive.hand], money(progressive.breakEven))]
          : []
        return [
          deal,
          ...several,
          ...wild,
          ...drawn,
          ...royal,
          words.how.highest,
          ...doubling,
          words.how.best,
        ]
      },
      cards: () => [],
      table: (paytable, { amount }) => ({
        head: words.hand,
        columns: [words.pays],
        rows: paytableOf('videoPoker', paytable).pays.map(({ hand, units }) => ({
          symbols: [],
          name: words.hands[hand],
          pays: [amount(units)],
        })),
        lines: [],
        grid: [],
      }),
      // How often each hand comes and what it returns are parts and features of the certificate, which are told of every game.
      certified: () => [],
      partName: (part) => {
        if (part === 'multiplier') return words.how.multiplierName
        return isHand(part) ? words.hands[part] : null
      },
    }
  },
}

/** How cards are dealt, and which of them stand for others. */
export function dealtBy(wilds: PokerWilds, { how }: PokerWords): readonly [string, ...string[]] {
  if (wilds === 'joker') return [how.dealWithJoker, how.joker]
  return wilds === 'deuces' ? [how.deal, how.deuces] : [how.deal]
}

/** How often each multiplier comes, of as many deals as there are weights. */
function multipliedBy(
  multipliers: readonly { readonly by: number; readonly weight: number }[],
  { how }: PokerWords,
  { number, list }: Pick<RuleVoice, 'number' | 'list'>,
): string {
  const all = multipliers.reduce((sum, { weight }) => sum + weight, 0)
  const above = multipliers.filter(({ by }) => by > 1)
  return how.multiplier(
    list(above.map(({ by, weight }) => how.multiplied(number(by), number(weight)))),
    number(all),
  )
}

const isHand = (name: string): name is PokerHand => pokerHands.some((hand) => hand === name)
