import { randomUUID } from 'node:crypto'
import { costOf, type RoundAction, type RoundEvent } from '@fairhouse/contract/rounds/round'
import { offeredAs } from '@fairhouse/game-math/bets'
import type { Action, RoundState, Step } from '@fairhouse/game-math/game'
import { roundChance } from '../chance.ts'
import type { Games, PlayedGame } from '../games.ts'
import type { Due, Journal, Session } from '../journal.ts'
import type { Staked, Wallet } from '../wallets/wallet.ts'
import { type AskedBet, pricedBet } from './bet.ts'
import { type OpenRound, playerOf } from './open-round.ts'
import { ended, playThrough } from './play-through.ts'

/** A round as its page sees it: events and costs of actions in pay units, everything else in minor units. */
export interface ShownRound {
  readonly events: readonly RoundEvent[]
  readonly unit: number
  readonly cost: number
  readonly payout: number
  readonly actions: readonly RoundAction[]
}
export type RoundAnswer =
  | Exclude<Staked, { type: 'taken' }>
  /** `balance` is null when it is not known yet. */
  | { readonly type: 'taken'; readonly balance: number | null; readonly round: ShownRound }

export interface RoundNeeds {
  readonly games: Games
  readonly journal: Journal
  readonly wallets: Readonly<Record<Session['dialect'], Wallet>>
  readonly now: () => number
}

const refused = { type: 'refused', why: 'other' } as const
/** A player who has not come back for so long has the round ended; half of what the house waits. */
const waitsMs = 24 * 60 * 60_000

/** Games in which the player chooses while a round is under way. */
const leavesChoices = ({ listed: { wish } }: PlayedGame): boolean =>
  wish.kind === 'poker' || wish.kind === 'table'

/** Rounds of the players of the sandbox: opened, gone on with, and ended for those who do not come back. */
export function createRounds(needs: RoundNeeds) {
  const { games, journal, wallets, now } = needs
  const wait = (round: OpenRound): void => journal.wait(round)

  /** Writes down what a draw brought about. @returns what ends the round, when it is over. */
  const keep = (
    session: Session,
    round: Omit<OpenRound, 'state' | 'events' | 'at' | 'type'>,
    told: { readonly before: readonly RoundEvent[]; readonly step: Step<RoundState> },
  ): { readonly due: Due | null; readonly shown: ShownRound } => {
    const { step } = told
    const events = [...told.before, ...step.events]
    const shown: ShownRound = {
      events,
      unit: round.unit,
      cost: round.cost,
      payout: step.state.units * round.unit,
      actions: step.actions,
    }
    if (!step.state.done) {
      wait({ ...round, type: 'round', events, state: step.state, at: now() })
      return { due: null, shown }
    }
    const due = wallets[session.dialect].win(session, {
      round: round.id,
      bet: round.bet,
      amount: shown.payout,
    })
    journal.owe(due)
    return { due, shown }
  }

  const answered = async (
    session: Session,
    staked: Extract<Staked, { type: 'taken' }> | null,
    kept: ReturnType<typeof keep>,
  ): Promise<RoundAnswer> => {
    const wallet = wallets[session.dialect]
    const balance = kept.due === null ? (staked?.balance ?? null) : await wallet.tellWin(kept.due)
    return { type: 'taken', balance, round: kept.shown }
  }

  return {
    /** A round that waits for the player of this session. */
    waiting: (session: Session, { rules }: PlayedGame): ShownRound | null => {
      const round = journal.waiting(playerOf(session))
      if (!round) return null
      const state = rules.parseState(round.state)
      const { events, unit, cost } = round
      return { events, unit, cost, payout: state.units * unit, actions: rules.legal(state) }
    },

    begin: async (session: Session, game: PlayedGame, asked: AskedBet): Promise<RoundAnswer> => {
      const { rules } = game
      const priced = pricedBet(game, asked)
      const player = playerOf(session)
      if (priced === null || journal.waiting(player)) return refused
      const { bet, unit, cost } = priced
      const wallet = wallets[session.dialect]
      if (!leavesChoices(game)) {
        let shown: ShownRound | undefined
        const staked = await wallet.playFor(session, cost, () => {
          const { events, units } = playThrough(rules, bet, roundChance())
          shown = { events, unit, cost, payout: units * unit, actions: [] }
          return units * unit
        })
        return staked.type === 'taken' ? (shown ? { ...staked, round: shown } : refused) : staked
      }
      const id = randomUUID()
      let kept: ReturnType<typeof keep> | undefined
      const staked = await wallet.stake(session, {
        round: id,
        amount: cost,
        isFirst: true,
        draw: (name) => {
          const round = { id, player, sid: session.sid, bet: name, unit, cost }
          kept = keep(session, round, { before: [], step: rules.open(roundChance(), bet) })
        },
      })
      return staked.type === 'taken' && kept ? answered(session, staked, kept) : orRefused(staked)
    },

    act: async (session: Session, { rules }: PlayedGame, action: Action): Promise<RoundAnswer> => {
      const round = journal.waiting(playerOf(session))
      if (!round) return refused
      const state = rules.parseState(round.state)
      const offer = offeredAs(rules, { state, actions: rules.legal(state) }, action)
      if (offer === null) return refused
      const extra = costOf(offer) * round.unit
      const draw = () =>
        keep(
          session,
          { ...round, sid: session.sid, cost: round.cost + extra },
          { before: round.events, step: rules.act(state, action, roundChance()) },
        )
      if (extra === 0) return answered(session, null, draw())
      let kept: ReturnType<typeof keep> | undefined
      const staked = await wallets[session.dialect].stake(session, {
        round: round.id,
        amount: extra,
        isFirst: false,
        draw: () => {
          kept = draw()
        },
      })
      return staked.type === 'taken' && kept ? answered(session, staked, kept) : orRefused(staked)
    },

    /** Ends rounds whose players have not come back. */
    endOld: async (): Promise<void> => {
      for (const round of journal.allWaiting()) {
        const session = journal.session(round.sid)
        const game = session && games.find(session.gameKey)
        if (!session || !game || round.at > now() - waitsMs) continue
        const { rules } = game
        const state = rules.parseState(round.state)
        const step = { state, events: [], actions: rules.legal(state) }
        const { units } = ended(rules, step, roundChance())
        const wallet = wallets[session.dialect]
        const due = wallet.win(session, {
          round: round.id,
          bet: round.bet,
          amount: units * round.unit,
        })
        journal.owe(due)
        await wallet.tellWin(due)
      }
    },
  }
}
export type Rounds = ReturnType<typeof createRounds>

const orRefused = (staked: Staked): RoundAnswer => (staked.type === 'taken' ? refused : staked)
