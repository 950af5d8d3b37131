import { createHash } from 'node:crypto'
import { type Amount, amount, toWire } from '@fairhouse/money'
import { baseMode } from '@fairhouse/game-math/game'
import { createTurns, type Play, type SeatFacts, sharesOfStake } from '#modules/play'
import { SeatMoved } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Busy } from '#platform/faults'
import type { PlayerId } from '#platform/ids'
import { sessionByToken } from '../store/session-by-token.ts'
import { hasSession } from '../store/has-session.ts'
import { playerOfUser } from '../wire-words.ts'
import type { Message, Session, Verdict } from './message.ts'
import { move } from './move.ts'
import { SeatNeeded, type SeatPot } from './pots.ts'

/** What dialects ask of the house's books. */
export interface Wallet {
  /** The session of a token, open or over; null for a token that never was one of this connection. */
  session(connection: string, token: string): Promise<Session | null>
  /** The player of a session, as he is now. */
  player(
    session: Session,
  ): Promise<{ readonly balance: Amount; readonly login: string; readonly country: string }>
  /** A player by the name that the connection knows him by; null for one who never played a game of its. */
  knownUser(connection: string, user: string): Promise<{ readonly country: string } | null>
  /** Whether anything new may be bet with the session. */
  isOpen(session: Session): Promise<boolean>
  /**
   * Does what a provider tells, once. However it comes again it is answered alike.
   * @throws Busy when the player moves all the time, or asks too much at once.
   */
  tell(session: Session, message: Message): Promise<Verdict>
}

export interface WalletNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly play: Pick<
    Play,
    'statusOf' | 'mayBegin' | 'mayStake' | 'rulesFor' | 'potOf' | 'countedBy' | 'forget'
  >
  /** Whether a session of the house goes on. */
  sessionAlive(sessionId: string): Promise<boolean>
  /** What the player has was changed, and committed. Must not wait. */
  changed(player: PlayerId): void
  /** Hears of each message, for the operator's numbers. @param ms that it took. */
  heard(session: Session, message: Message, verdict: Verdict, ms: number): void
}

/** So often a message is tried anew because something moved meanwhile. */
const triesAtMost = 16

export function createWallet(needs: WalletNeeds): Wallet {
  const { database, clock, play } = needs
  const turns = createTurns()
  const isOpen = async (session: Session): Promise<boolean> =>
    !session.ended &&
    session.expiresAt > clock.now() &&
    (await needs.sessionAlive(session.houseSession))
  return {
    isOpen,
    session: async (connection, token) => {
      const found = await sessionByToken(database, hashOfToken(token))
      return found?.connection === connection ? found : null
    },
    knownUser: async (connection, user) => {
      const player = playerOfUser(user)
      if (player === null || !(await hasSession(database, connection, player))) return null
      return { country: (await play.statusOf(player)).account.country }
    },
    player: async ({ player }) => {
      const facts = await play.statusOf(player)
      const { login, country } = facts.account
      const balance = amount(pocketOf(facts) + BigInt(play.potOf(facts)?.balance ?? 0))
      return { balance, login, country }
    },
    tell: (session, message) =>
      turns.take(session.player, async () => {
        const begunAt = performance.now()
        const verdict = await told(needs, { session, message, isOpen })
        if (verdict.type === 'done' && !verdict.repeated) {
          play.forget(session.player)
          needs.changed(session.player)
        }
        needs.heard(session, message, verdict, performance.now() - begunAt)
        return verdict
      }),
  }
}

/** What is kept of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

async function told(
  needs: WalletNeeds,
  asked: {
    readonly session: Session
    readonly message: Message
    readonly isOpen: (session: Session) => Promise<boolean>
  },
): Promise<Verdict> {
  const { database, clock, play } = needs
  const { session, message } = asked
  let isSeatNeeded = isBet(message)
  for (let tries = 0; tries < triesAtMost; tries++) {
    const facts = isSeatNeeded ? await play.statusOf(session.player) : null
    const refusal = facts && isBet(message) ? await refusalOf(needs, { ...asked, facts }) : null
    const seat = facts && { version: facts.version, pot: potOf(play, facts) }
    try {
      return await database.transaction((tx) =>
        move(tx, { session, message, now: clock.now(), refusal, seat }),
      )
    } catch (fault) {
      if (fault instanceof SeatNeeded) isSeatNeeded = true
      else if (!(fault instanceof SeatMoved) && !isDuplicateKey(fault)) throw fault
      play.forget(session.player)
    }
  }
  throw new Busy('the player moves all the time')
}

/** What the player bets from. */
const pocketOf = ({ userType, cash, credits }: SeatFacts): Amount =>
  userType === 1 ? cash : credits

function potOf(play: Pick<Play, 'potOf' | 'countedBy'>, facts: SeatFacts): SeatPot | null {
  const pot = play.potOf(facts)
  return pot && { ...pot, counts: (moved) => play.countedBy(facts, moved) }
}

const isBet = ({ kind }: Message): boolean => kind === 'bet' || kind === 'play'

/** Why nothing new may be bet, and how much at most. */
async function refusalOf(
  { play, clock }: WalletNeeds,
  asked: {
    readonly session: Session
    readonly message: Message
    readonly facts: SeatFacts
    readonly isOpen: (session: Session) => Promise<boolean>
  },
) {
  const { session, message, facts, isOpen } = asked
  const { maxStake } = play.rulesFor(facts)
  if (!(await isOpen(session))) return { by: 'tokenExpired' as const, maxStake }
  const gated = play.mayBegin(facts, { manifest: { id: session.gameId } })
  if (gated === null) {
    const cost = 'amount' in message ? toWire(message.amount) : 0
    const shares = sharesOfStake({ pocket: pocketOf(facts), pot: play.potOf(facts) }, cost)
    const stake = {
      gameId: session.gameId,
      taken: shares.pocket,
      fromPot: shares.pot,
      cost,
      mode: baseMode,
      now: clock.now(),
    }
    return { by: play.mayStake(facts, stake) && ('limitReached' as const), maxStake }
  }
  const isClosed = gated.refused === 'gameNotEnabled' || gated.refused === 'maintenance'
  return { by: isClosed ? ('gameDisabled' as const) : ('userDisabled' as const), maxStake }
}

const isDuplicateKey = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '23505'
