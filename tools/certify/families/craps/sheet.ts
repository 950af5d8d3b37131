import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { crapsKinds } from '@fairhouse/contract/families/craps/spots'
import { ratio } from '@fairhouse/game-math/fraction'
import { meanOf } from '@fairhouse/game-math/families/craps/bet-chain'
import {
  certifiedCourse,
  isCertifiedBet,
  priceOfCertified,
} from '@fairhouse/game-math/families/craps/craps-facts'
import { table } from '../../par-sheet/markdown/table.ts'
import type { FamilySheet } from '../family-sheet.ts'

/** Par sheets of craps tables. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) => {
    const { paytable } = game
    if (paytable.family !== 'craps') throw new RangeError('not a craps table')
    return {
      order: { symbols: ['1', '2', '3', '4', '5', '6'], pays: [...crapsKinds] },
      words: [
        'Each roll draws two dice one after the other, each showing 1 to 6 with the same chance. The bet that opens a round is followed by its first roll; later rolls are actions, with any chips that are added before.',
        'The puck is off at first. 4, 5, 6, 8, 9 or 10 puts it on that number, the point; it is off again after the point or a 7.',
        'Pass and don’t pass are laid while the puck is off, come and don’t come while it is on. Pass and come win by 7 and 11 and lose by 2, 3 and 12 on their first roll; any other sum becomes their number, by which they win from then on and lose by 7. Don’t pass and don’t come are the contrary, and a 12 on their first roll gives them back.',
        `Odds are laid on a bet that has its number: up to ${paytable.oddsTimes.map(({ number, times }) => `${times} times on ${number}`).join(', ')} with the shooter, up to ${paytable.layTimes} times against. They pay as the number is likely.`,
        'A place bet wins by its number and loses by 7. A hardway wins by two equal dice that make its number and loses by that number otherwise and by 7. Field, any seven, any craps, two, three, eleven and twelve are settled by one roll.',
        'Every bet works on every roll. What wins or comes back is paid and lies there no more; a 7 settles every bet, so that a round ends with it at the latest, and as soon as no bet is left. Don’t pass, don’t come on a number, odds, place bets and hardways may be taken down between rolls; odds come down with the bet that they belong to.',
        'Each bet is certified alone, from when it is made to when it is settled.',
        `A round takes at most ${paytable.mostChips} chips in all.`,
      ],
      draws: [{ of: 'roll', draw: 'die', below: '6, 6' }],
      spins: [],
      features: [],
      hashes: {},
    }
  },
  sections: ({ bets }, { paytable }) =>
    paytable.family === 'craps'
      ? [
          pays(paytable),
          edges(
            paytable,
            bets.map(({ name }) => name),
          ),
        ]
      : [],
  starts: {},
  variants: {
    'a come bet moves': (event) => event.type === 'crapsMoved' && event.spot === 'come',
    'a don’t come bet moves': (event) => event.type === 'crapsMoved' && event.spot === 'dontCome',
    'a point is made or lost': (event) => event.type === 'crapsPoint' && event.point === null,
    'a bet comes back': (event) => event.type === 'crapsPaid' && event.pay === event.stake,
    'odds are paid': (event) => event.type === 'crapsPaid' && event.spot.includes('Odds'),
    'a come bet is paid on its number': (event) =>
      event.type === 'crapsPaid' && event.spot.startsWith('come-'),
    'a hardway is paid': (event) => event.type === 'crapsPaid' && event.spot.startsWith('hard-'),
  },
}

function pays({ spots, field }: CrapsPaytable): string {
  const rows = spots.map(({ spot, number, odds, most }) => [
    spot,
    number ?? '',
    spot === 'field'
      ? `${odds.pays}:${odds.per}, two ${field.two.pays}:1, twelve ${field.twelve.pays}:1`
      : `${odds.pays}:${odds.per}`,
    odds.per,
    most,
  ])
  const heads = ['spot', 'number', 'odds', 'in steps of', 'most chips']
  return `## Pays\n\nA chip is one pay unit.\n\n${table(heads, rows)}`
}

/** Decimals of percentages. */
const digits = 4

/** What a bet costs on average: by bet that is made, by bet that is not given back, by roll. */
function edges(paytable: CrapsPaytable, names: readonly string[]): string {
  const rows = names.filter(isCertifiedBet).map((name) => {
    const course = certifiedCourse(paytable, name)
    const price = priceOfCertified(name)
    const tie = course.pays.get(price)
    const back = tie ? ratio(tie) : 0
    const edge = 1 - ratio(meanOf(course)) / price
    const rolls = ratio(course.rolls)
    return [
      name,
      percent(edge),
      percent(edge / (1 - back)),
      rolls.toFixed(digits),
      percent(edge / rolls),
    ]
  })
  const heads = ['bet', 'edge', 'edge if not given back', 'rolls on average', 'edge per roll']
  return `## Edges\n\nOf one bet from when it is made to when it is settled.\n\n${table(heads, rows)}`
}

const percent = (value: number): string => `${(100 * value).toFixed(digits)} %`
