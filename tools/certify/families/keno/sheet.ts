import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import { chancesToCatch } from '@fairhouse/game-math/families/keno/catches'
import { ratio } from '@fairhouse/game-math/fraction'
import { table } from '../../par-sheet/markdown/table.ts'
import { significant } from '../../significant.ts'
import type { FamilySheet, SheetParts } from '../family-sheet.ts'

/** Par sheets of keno. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) =>
    partsOf(game.paytable.family === 'keno' ? game.paytable : null),
  sections: (_, { paytable }) => (paytable.family === 'keno' ? sectionsOf(paytable) : []),
  starts: { freeGamesWon: 'freeGames' },
  variants: {
    'no spot caught': (event) => event.type === 'ticketPaid' && event.caught === 0,
    'nothing caught that pays': (event) =>
      event.type === 'ticketPaid' && event.caught === 0 && event.pay > 0,
    'half of the spots caught': (event) =>
      event.type === 'ticketPaid' && event.caught * 2 === event.spots,
    'all spots caught': (event) => event.type === 'ticketPaid' && event.caught === event.spots,
    'one spot': (event) => event.type === 'ticketPlayed' && event.spots.length === 1,
    'a later card': (event) => event.type === 'ticketPlayed' && (event.card ?? 1) > 1,
    'ten spots': (event) => event.type === 'ticketPlayed' && event.spots.length === 10,
  },
}

/** @throws RangeError for a game of another family. */
function partsOf(paytable: KenoPaytable | null): SheetParts {
  if (paytable === null) throw new RangeError('a par sheet of keno is of a game of keno')
  const { numbers, balls, tickets, risks, cards, freeGames } = paytable
  return {
    order: { symbols: [], pays: tickets.map(({ spots }) => String(spots)) },
    words: [
      `A machine holds ${numbers} balls, numbered from 1. A round draws ${balls} of them; none goes back.`,
      tickets.length === 1
        ? `A ticket marks ${tickets[0]?.spots ?? 0} of the numbers, each once, and costs the stake.`
        : `A ticket marks 1 to ${tickets.length} of the numbers, each once, and costs the stake whatever their number.`,
      ...(risks
        ? [
            'A bet says its risk: low, medium or high. Each risk has a table of pays of its own; the draw is the same.',
          ]
        : []),
      ...(cards === undefined
        ? []
        : [
            `A round is played with 1 to ${cards} tickets, called cards, each of which costs the stake and is paid for itself by the same draw. Cards may share numbers.`,
          ]),
      ...(freeGames
        ? [
            `When the last ball of the draw is on the ticket, ${freeGames.games} free draws follow, each from a full machine. Their pays count ${freeGames.times} times. They win no further free draws.`,
          ]
        : []),
      'What a ticket pays goes by how many numbers it has and how many of them are drawn. Each row of the table below is one number of spots. Pays are not added up: a ticket pays once.',
      'What is on a ticket changes nothing of the draw, and every number is as likely as any other: what a ticket returns depends on its number of spots alone.',
    ],
    draws: [
      { of: 'keno', draw: 'ball', below: `${numbers}, ${numbers - 1} … ${numbers - balls + 1}` },
    ],
    spins: [],
    features: [],
    hashes: {},
  }
}

function sectionsOf({ numbers, balls, tickets, risks }: KenoPaytable): readonly string[] {
  const most = Math.max(...tickets.map(({ spots }) => spots))
  const counts = Array.from({ length: most + 1 }, (_, caught) => caught)
  const heads = ['spots', ...counts.map((caught) => `${caught} caught`)]
  const paysOf = (own: KenoPaytable['tickets']): string =>
    table(
      heads,
      own.map((ticket) => [
        ticket.spots,
        ...counts.map((caught) => (caught > ticket.spots ? '' : (ticket.pays[caught] ?? 0) || '-')),
      ]),
    )
  const chances = tickets.map(({ spots }) => {
    const each = chancesToCatch({ numbers, balls, spots })
    return [spots, ...each.map((chance) => significant(ratio(chance)))]
  })
  const pays = risks
    ? risks.map(({ risk, tickets: own }) => `### At ${risk} risk\n\n${paysOf(own)}`).join('\n\n')
    : paysOf(tickets)
  return [
    `## Pays\n\nPay units, by spots marked and spots caught.\n\n${pays}`,
    `## Chances\n\nOf spots caught: C(${balls}, caught) x C(${numbers - balls}, spots - caught) / C(${numbers}, spots).\n\n${table(
      heads,
      chances.map((row) => [
        ...row,
        ...Array.from({ length: heads.length - row.length }, () => ''),
      ]),
    )}`,
  ]
}
