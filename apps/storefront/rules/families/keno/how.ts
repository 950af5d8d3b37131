import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { RuleVoice } from '../../rule-card.ts'
import type { KenoWords } from './words/en.ts'

/** What sentences about keno are made with. */
export type KenoVoice = Omit<RuleVoice, 'words'> & { readonly words: KenoWords }

/** What counts as a win. */
export function howToWin(
  { numbers, balls, tickets, risks, cards, freeGames }: KenoPaytable,
  { words }: KenoVoice,
): readonly string[] {
  const most = Math.max(...tickets.map(({ spots }) => spots))
  return [
    words.how.draw(numbers, balls),
    ...(tickets.length === 1
      ? [words.how.exactly(most), words.how.hits]
      : [words.how.ticket(most), words.how.pays]),
    ...(risks ? [words.how.risk] : []),
    ...(cards === undefined ? [] : [words.how.cards(cards)]),
    ...(freeGames ? [words.how.free(freeGames.games, freeGames.times)] : []),
    ...(tickets.some(({ pays }) => (pays[0] ?? 0) > 0) ? [words.how.none] : []),
    words.how.alike,
  ]
}
