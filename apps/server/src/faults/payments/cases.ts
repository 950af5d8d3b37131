import { inTurn, type Tier } from '../../../../../scripts/test/tier.ts'
import type { Victim } from './payments-house.ts'
import type { StoryName } from './stories.ts'

/** One misfortune: in a story, at a place that the house passes there, somebody dies. */
export interface Case {
  readonly story: StoryName
  /** As `passPlace` names it. */
  readonly place: string
  readonly victim: Victim
}

const everywhere = ['server', 'database'] as const satisfies readonly Victim[]
const withChain = [...everywhere, 'signer', 'node'] as const satisfies readonly Victim[]

const asked = [
  'withdrawal: not held yet',
  'withdrawal: held, not committed',
  'withdrawal: held, not answered',
  'withdrawal: screened, not judged',
  'withdrawal: judged',
  'payout: screened, not asked for',
  'payout: not asked for yet',
  'payout: asked for, not noted',
]
const signed = [
  'coins: planned, not signed',
  'coins: signed, not stored',
  'coins: stored, not sent',
  'coins: sent, not noted',
]
const paidOut = ['payout: confirmed, not settled', 'payout: heard to its end']
const told = ['notice: not kept yet', 'notice: kept, not answered']
const screened = ['deposit: screened, not credited']
const credited = ['deposit: credited, not committed', 'deposit: heard to its end']

/** Who may die where. */
const plan: readonly {
  readonly stories: readonly StoryName[]
  readonly places: readonly string[]
  readonly victims: readonly Victim[]
}[] = [
  { stories: ['payout in coins'], places: signed, victims: withChain },
  // Its node would forget what it had: it writes its chain down once a minute.
  { stories: ['payout in ether'], places: signed, victims: ['server', 'database', 'signer'] },
  {
    stories: ['payout in coins', 'payout in ether'],
    places: [...asked, ...paidOut],
    victims: everywhere,
  },
  { stories: ['payout to a card'], places: [...asked.slice(3), ...paidOut], victims: everywhere },
  {
    stories: ['deposit by card'],
    places: ['deposit: written, not asked for', 'deposit: asked for, not noted', ...told],
    victims: everywhere,
  },
  { stories: ['deposit by card', 'deposit in coins'], places: credited, victims: everywhere },
  { stories: ['deposit in coins'], places: [...screened, ...credited], victims: ['node'] },
  { stories: ['deposit in coins'], places: screened, victims: everywhere },
]

/** Every misfortune once. */
export const allCases: readonly Case[] = plan.flatMap(({ stories, places, victims }) =>
  stories.flatMap((story) =>
    places.flatMap((place) => victims.map((victim) => ({ story, place, victim }))),
  ),
)

/** Of each victim, so many in one run of a share. Server and database also die under load, in drills of their own. */
const inAShare: readonly (readonly [Victim, number])[] = [
  ['server', 1],
  ['database', 1],
  ['signer', 3],
  ['node', 3],
]

/** Those of one run: everybody dies, and with each turn at other places. */
export const casesOf = (tier: Tier): readonly Case[] =>
  inAShare.flatMap(([victim, share]) =>
    inTurn(
      tier,
      allCases.filter((one) => one.victim === victim),
      share,
    ),
  )
