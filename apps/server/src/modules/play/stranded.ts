import { drawFrom } from '@fairhouse/fairness/draw'
import type { Stream } from '@fairhouse/fairness/stream'
import type { Action, Game, RoundState } from '@fairhouse/game-math/game'
import { costOf } from '@fairhouse/contract/rounds/round'
import type { PlayerId } from '#platform/ids'
import type { PlayHouse } from './change-seat.ts'
import type { Lane } from './commit/lane.ts'
import { decideStep, type Draws } from './decide.ts'
import { decidedVoid } from './decided.ts'
import type { Decision, Move } from './decision.ts'
import type { PlayedBy } from './definitions.ts'
import { requestNumber } from './retries.ts'
import type { OpenRound, Seat } from './seat.ts'
import { standing } from './standing.ts'

export interface StrandedHouse extends Pick<PlayHouse, 'needs' | 'seats' | 'definitions'> {
  readonly lanes: Lane
}

/**
 * Ends the player's open round if he cannot: its game is no longer offered, or its rules cannot be had. Must be called in the player's turn.
 *
 * The rule: while the rules can be had, the house plays the round to its end, by the stream that was fixed before the bet. Its choices are
 * fixed as well, so that nobody can choose them by what they come to: the best that the rules know of what takes no more money, where they know one; otherwise it takes what was won where that is offered, or the first choice
 * of those there are. What that is worth beside the others is certified of the title: of picks exactly the same, of kinds of free spins perhaps
 * less than the best. Without rules the round is void: what it cost goes back, or what it had won by then if that is more; and what meters paid
 * it is kept.
 * @returns whether something was ended.
 */
export async function endStranded(house: StrandedHouse, player: PlayerId): Promise<boolean> {
  const { needs, seats, definitions } = house
  for (let ended = false; ; ended = true) {
    const seat = await seats.fresh(player)
    const { open } = seat
    if (!open) return ended
    const playedBy = await definitions.ofRound(open.definition)
    if ('title' in playedBy && needs.titles.find(open.uri)) return ended
    const draws = drawsFrom(await seat.stream.chance.open(), seat.stream.clientSeed)
    await write(house, seat, stepByHouse(house, { seat, open, draws }, playedBy))
  }
}

/** The same as a turn of its own. Asks the database only for players of whom nothing is known, or who have a round open. */
export async function endStrandedInTurn(
  house: StrandedHouse & Pick<PlayHouse, 'turns'>,
  player: PlayerId,
): Promise<void> {
  const { open } = await house.seats.of(player)
  if (open) await house.turns.take(player, () => endStranded(house, player))
}

/** A round that the house itself found, and what it may still do about it. */
export async function endIfPlayable(house: StrandedHouse, player: PlayerId): Promise<boolean> {
  const { open } = await house.seats.fresh(player)
  if (!open) return false
  const playedBy = await house.definitions.ofRound(open.definition)
  return 'title' in playedBy ? endStranded(house, player) : false
}

async function write(
  { seats, lanes }: StrandedHouse,
  seat: Seat,
  decision: Decision,
): Promise<void> {
  try {
    await lanes.commit(decision.row)
  } finally {
    // Written, written by another node, or overtaken: the next look at the database tells.
    seats.forget(seat.player)
  }
}

interface OpenSeat {
  readonly seat: Seat
  readonly open: OpenRound
}

function stepByHouse(
  { needs }: StrandedHouse,
  { seat, open, draws }: OpenSeat & { readonly draws: Draws },
  playedBy: PlayedBy,
): Decision {
  const now = needs.clock.now()
  const { definition } = playedBy
  const state =
    'title' in playedBy ? standing(playedBy.title.rules, open, () => draws(open.nonce, 0)) : null
  if (!('title' in playedBy) || state === null) {
    const why = 'missing' in playedBy ? playedBy.missing : 'the rules tell another round'
    return voidRound({ needs, playedBy, why }, { seat, open }, houseMove(open, { type: 'collect' }))
  }
  const action = choiceOfHouse(playedBy.title.rules, state)
  const given = { now, definition, draws, rules: needs.rulesFor(seat, playedBy.title) }
  const move = houseMove(open, action)
  return decideStep({ seat, open, state, action, raised: 0 }, move, playedBy.title, given)
}

/** Ends a round whose rules are gone. @param move what asked for it: its key is answered with the end. */
export function voidRound(
  {
    needs,
    playedBy,
    why,
  }: Pick<StrandedHouse, 'needs'> & { readonly playedBy: PlayedBy; readonly why: string },
  { seat, open }: OpenSeat,
  move: Move,
): Decision {
  const { manifest, definition } = playedBy
  const { player } = seat
  needs.log.error(
    { player, round: open.id, uri: open.uri, why },
    'a round is void: its rules are gone',
  )
  const round = { ...open, sequence: open.sequence + 1 }
  return decidedVoid({ seat, move, manifest, at: needs.clock.now(), round, definition })
}

/** Draws of a seat's rounds; null while its chance is sealed. */
export function drawsOf({ stream: { chance, clientSeed } }: Seat): Draws | null {
  const stream = chance.known()
  return stream && drawsFrom(stream, clientSeed)
}

const drawsFrom =
  (stream: Stream, clientSeed: string | null): Draws =>
  (nonce, skip) => {
    if (clientSeed === null) throw new RangeError('chance without a client seed')
    return drawFrom(stream.round(clientSeed, nonce, skip))
  }

/** What the house does in the player's place: it takes nothing more from him. */
function choiceOfHouse(rules: Game, state: RoundState): Action {
  const legal = rules.legal(state).filter((offer) => costOf(offer) === 0)
  if (rules.strategy) {
    const best = rules.strategy(state, { free: true })
    if (!legal.some(({ type }) => type === best.type)) {
      throw new RangeError(`${best.type} is not offered for nothing`)
    }
    return best
  }
  const action = legal.find(({ type }) => type === 'collect') ?? legal[0]
  if (!action) throw new Error('an open round offers nothing')
  if (!('choices' in action)) return { type: action.type }
  const [choice] = action.choices
  if (choice === undefined) throw new Error(`${action.type} offers no choice`)
  return { type: action.type, choice }
}

/** No player's key holds a blank, and every node makes the same: a step is taken once, whoever takes it. */
const houseMove = (
  { id, sequence, bet, stake }: OpenRound,
  { type, choice, data }: Action,
): Move => ({
  type,
  choice: choice ?? null,
  data,
  mode: bet.mode,
  connection: '',
  stake,
  request: requestNumber(`the house at ${id} ${sequence}`),
  bodyHash: 0n,
  byHouse: true,
})
