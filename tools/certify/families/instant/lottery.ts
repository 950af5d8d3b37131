import type { PickPays, PrintedCard } from '@fairhouse/contract/families/instant/paytable'
import { table } from '../../par-sheet/markdown/table.ts'
import { significant } from '../../significant.ts'

/** How cards are printed. */
export const layoutWords: readonly string[] = [
  'A bet names a card. One draw decides what it wins when it is bought; what lies under the foil is printed to show it, and is told with the purchase. The round pays when the player has taken the foil off.',
  'match: nine amounts; the one that is there three times is won, and no other is there more than twice. find: two numbers, and eight numbers with an amount each; the amount beside a number that is one of the two is won. row: nine pictures and an amount, which is won by three alike in a row, a column or a diagonal.',
  'Whatever is printed and does not win is drawn evenly among what may stand there. It changes nothing of what the card wins.',
]

export const scratchSection = (cards: readonly PrintedCard[]): string =>
  `## Cards\n\nPrizes in hundredths of the stake.\n\n${table(
    ['card', 'layout', 'prize', 'draws', 'of', 'returns'],
    cards.flatMap(({ card, layout, prizes, of }) =>
      prizes.map(({ times, ways }) => [
        card,
        layout,
        times,
        ways,
        of,
        significant((times * ways) / 100 / of),
      ]),
    ),
  )}`

export const pickSection = (bets: readonly PickPays[]): string =>
  `## Digits\n\nPays in hundredths of the stake.\n\n${table(
    ['bet', 'digits alike', 'in order', 'ways', 'in another order', 'ways', 'of'],
    bets.map(({ bet, alike, exact, any, waysExact, waysAny, of }) => [
      bet,
      alike,
      exact,
      waysExact,
      any,
      waysAny,
      of,
    ]),
  )}`
