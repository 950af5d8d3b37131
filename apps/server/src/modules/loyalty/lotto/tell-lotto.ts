import type { LottoShown } from '@fairhouse/contract/entities/loyalty'
import { firstPrizeOf, lottoRules } from '@fairhouse/contract/loyalty-rules'
import { codes } from '#modules/ledger'
import type { Answer } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { balancesOf } from '../store/balances.ts'
import { sellingDraw } from '../store/draws.ts'
import { drumPage, type PastRow, pastDraws, ticketsOut } from '../store/past-draws.ts'

const drawsShown = 8
const runsAtOnce = 5_000

export const tellLotto =
  (needs: LoyaltyNeeds): Answer<'lotto'> =>
  async ({ player }) => {
    const past = await pastDraws(needs.database, player, drawsShown)
    return {
      reply: {
        next: await nextDraw(needs),
        ...(await ownPart(needs, player)),
        past: past.map((row) => shownDraw(row, player)),
      },
    }
  }

export const tellDrum =
  ({ database }: LoyaltyNeeds): Answer<'lottoDrum'> =>
  async (_ask, { number, after }) => {
    const runs = await drumPage(database, { number, after, limit: runsAtOnce })
    if (runs.length === 0 && after === 0) return { refused: 'notFound' }
    const last = runs.at(-1)
    return { reply: { runs, next: last && runs.length === runsAtOnce ? last.first : null } }
  }

async function nextDraw({ database, giveGrant }: LoyaltyNeeds): Promise<LottoShown['next']> {
  const draw = giveGrant() === null ? undefined : await sellingDraw(database)
  if (!draw) return null
  const tickets = await ticketsOut(database, codes.houseLoyalty)
  return {
    number: draw.number,
    closesAt: draw.closes_at.toISOString(),
    serverSeedHash: draw.seed_hash.toString('hex'),
    tickets,
    first: firstPrizeOf(draw.carried, tickets),
    prizes: [...lottoRules.prizes],
    firstAmong: lottoRules.firstAmong,
  }
}

async function ownPart(
  needs: LoyaltyNeeds,
  player: PlayerId | null,
): Promise<Pick<LottoShown, 'mine' | 'withheld'>> {
  if (player === null) return { mine: 0, withheld: null }
  const { database, playerStatus } = needs
  const { userType } = await playerStatus(player)
  const { tickets } = await balancesOf(database, player)
  const whyNot = await withheld(needs, database, player)
  return { mine: tickets, withheld: userType === 2 ? 'playMoney' : whyNot }
}

const shownDraw = (row: PastRow, player: PlayerId | null): LottoShown['past'][number] => ({
  number: row.number,
  drawnAt: row.drawn_at.toISOString(),
  tickets: row.tickets,
  root: row.root,
  serverSeedHash: row.seed_hash,
  serverSeed: row.seed,
  firstAmong: row.first_among,
  carried: row.carried,
  own: row.own,
  prizes: row.prizes.map(({ player: owner, ...prize }) => ({
    ...prize,
    isMine: player !== null && owner === player,
  })),
})
