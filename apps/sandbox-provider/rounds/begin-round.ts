import { randomUUID } from 'node:crypto'
import { roundChance } from '../chance.ts'
import type { PlayedGame } from '../games.ts'
import type { Session } from '../journal.ts'
import { type AskedBet, type PricedBet, pricedBet } from './bet.ts'
import { answerOf, type KeptRound, keepRound } from './keep-round.ts'
import { playerOf } from './open-round.ts'
import { playThrough } from './play-through.ts'
import type { RoundNeeds } from './round-needs.ts'
import { orRefused, refused, type RoundAnswer, type ShownRound } from './shown-round.ts'

/** Games in which the player chooses while a round is under way. */
const leavesChoices = ({ listed: { wish } }: PlayedGame): boolean =>
  wish.kind === 'poker' || wish.kind === 'table'

/** Opens a round, unless one waits; one without choices is played to its end. */
export async function beginRound(
  needs: RoundNeeds,
  session: Session,
  game: PlayedGame,
  asked: AskedBet,
): Promise<RoundAnswer> {
  const priced = pricedBet(game, asked)
  if (priced === null || needs.journal.waiting(playerOf(session))) return refused
  return leavesChoices(game)
    ? openFor(needs, session, game, priced)
    : playAtOnce(needs, session, game, priced)
}

async function playAtOnce(
  { wallets }: RoundNeeds,
  session: Session,
  { rules }: PlayedGame,
  { bet, unit, cost }: PricedBet,
): Promise<RoundAnswer> {
  let shown: ShownRound | undefined
  const staked = await wallets[session.dialect].playFor(session, cost, () => {
    const { events, units } = playThrough(rules, bet, roundChance())
    shown = { events, unit, cost, payout: units * unit, actions: [] }
    return units * unit
  })
  return staked.type === 'taken' ? (shown ? { ...staked, round: shown } : refused) : staked
}

async function openFor(
  needs: RoundNeeds,
  session: Session,
  { rules }: PlayedGame,
  { bet, unit, cost }: PricedBet,
): Promise<RoundAnswer> {
  const id = randomUUID()
  const player = playerOf(session)
  let kept: KeptRound | undefined
  const staked = await needs.wallets[session.dialect].stake(session, {
    round: id,
    amount: cost,
    isFirst: true,
    draw: (name) => {
      const round = { id, player, sid: session.sid, bet: name, unit, cost }
      kept = keepRound(needs, session, round, {
        before: [],
        step: rules.open(roundChance(), bet),
      })
    },
  })
  return staked.type === 'taken' && kept
    ? answerOf(needs, session, staked, kept)
    : orRefused(staked)
}
