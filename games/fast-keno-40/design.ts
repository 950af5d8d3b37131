import type { KenoRisk } from '@fairhouse/contract/families/keno/events'
import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { kenoFacts } from '@fairhouse/game-math/families/keno/keno-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.99, sigma: 6, hit: 0.31 },
  mechanics: ['keno 10 of 40', '1 to 10 spots', 'three risks'],
} satisfies Design

/** The headline: a ticket from which all may be won, at the medium risk. */
const headline = { risk: 'medium', spots: 8 } as const

interface Ticket {
  readonly risk: KenoRisk
  readonly spots: number
}

const isHeadline = ({ risk, spots }: Ticket): boolean =>
  risk === headline.risk && spots === headline.spots

const nameOf = (ticket: Ticket): string => {
  if (isHeadline(ticket)) return 'base'
  return `${ticket.risk === 'medium' ? 'spots' : ticket.risk}${ticket.spots}`
}

const tickets: readonly Ticket[] = (['medium', 'low', 'high'] as const).flatMap((risk) =>
  definition.pays.map((_, index) => ({ risk, spots: index + 1 })),
)

/** A ticket of each number of spots at each risk, the headline first. Which numbers they are changes nothing of what they return. */
export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  tickets
    .toSorted((one, other) => Number(isHeadline(other)) - Number(isHeadline(one)))
    .map((ticket) => [
      nameOf(ticket),
      {
        selection: {
          spots: Array.from({ length: ticket.spots }, (_, index) => index + 1),
          risk: ticket.risk,
        },
      },
    ]),
)

export function facts(bet: string): GameFacts {
  const { spots, risk } = tickets.find((ticket) => nameOf(ticket) === bet) ?? headline
  return kenoFacts(definition, spots, risk)
}
