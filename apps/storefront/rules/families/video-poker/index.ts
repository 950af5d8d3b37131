import { type PokerHand, pokerHands } from '@fairhouse/contract/families/video-poker/hand-names'
import { type FamilyRules, paytableOf } from '../../family-rules.ts'
import { loadPokerWords } from './words/load-words.ts'

/** The rules of video pokers. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await loadPokerWords(language)
    return {
      how(paytable, { number }) {
        const { hands } = paytableOf('videoPoker', paytable)
        const { deal, highest, best } = words.how
        return [deal, ...(hands > 1 ? [words.how.hands(number(hands))] : []), highest, best]
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
      partName: (part) => (isHand(part) ? words.hands[part] : null),
    }
  },
}

const isHand = (name: string): name is PokerHand => pokerHands.some((hand) => hand === name)
