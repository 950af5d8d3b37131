import { anyAction } from '@fairhouse/game-math/any-action'
import type { Action } from '@fairhouse/game-math/game'
import { uuidV7 } from '../../../apps/server/src/platform/ids.ts'
import { epoch } from '../house/node.ts'
import type { Choices } from '../time/choices.ts'
import { games } from '../truth/allows.ts'
import { readStanding } from '../truth/read-standing.ts'
import type { Operation, PlayBody, Wish } from '../truth/operation.ts'
import type { SeatState } from '../truth/state.ts'
import type { View } from './view.ts'

/** A new wish, or an earlier one once more, or a used key for something else. */
export type Next =
  | { readonly type: 'wish' | 'reuse'; readonly wish: Wish }
  | { readonly type: 'again'; readonly operation: Operation }

type Kind =
  | 'bet'
  | 'wrongStake'
  | 'wrongAct'
  | 'topUp'
  | 'history'
  | 'detail'
  | 'fairness'
  | 'rotate'
  | 'payIn'
  | 'payOut'
  | 'exchange'
  | 'suspend'
  | 'reload'
  | 'again'
  | 'reuse'

const weights: Readonly<Record<Kind, number>> = {
  bet: 56,
  wrongStake: 2,
  wrongAct: 2,
  topUp: 5,
  history: 2,
  detail: 2,
  fairness: 1,
  rotate: 4,
  payIn: 5,
  payOut: 7,
  exchange: 3,
  suspend: 2,
  reload: 4,
  again: 4,
  reuse: 3,
}
const kinds = Object.keys(weights).filter((name): name is Kind => name in weights)
const sum = kinds.reduce((total, kind) => total + weights[kind], 0)

/** What the person at a tab does next, going by what it shows. */
export function chooseNext(view: View, choices: Choices, latest: Latest): Next {
  if (view.isSuspended && choices.below(3) === 0) return wish({ type: 'suspend', suspended: false })
  if (view.connection === null || choices.below(40) === 0) return wish(opening(view, choices))
  if (view.isShort && choices.below(2) === 0) return wish(asksForMoney(view, choices))
  if (view.round && choices.below(8) > 0)
    return wish(goesOn(view, { connection: view.connection, choices }, latest))
  return chosen(kindBy(choices), view, { connection: view.connection, choices })
}

const wish = (it: Wish): Next => ({ type: 'wish', wish: it })

function kindBy(choices: Choices): Kind {
  let left = choices.below(sum)
  for (const kind of kinds) {
    left -= weights[kind]
    if (left < 0) return kind
  }
  return 'bet'
}

interface At {
  readonly connection: string
  readonly choices: Choices
}

function chosen(kind: Kind, view: View, at: At): Next {
  const { choices } = at
  switch (kind) {
    case 'bet':
      return wish(bet(view, at, choices.pick(betLevels(view))))
    case 'wrongStake':
      return wish(bet(view, at, choices.between(1, 500)))
    case 'wrongAct':
      return wish(play(view, at, { action: 'freeSpin', stake: 10 }))
    case 'topUp':
      return wish({ type: 'topUp', body: { requestKey: keyFrom(choices) } })
    case 'history':
    case 'fairness':
      return wish({ type: kind })
    case 'detail':
      return wish(view.finished === null ? { type: 'history' } : detail(view.finished))
    case 'rotate':
      return wish({ type: 'rotate', clientSeed: keyFrom(choices) })
    case 'reload':
      return wish(opening(view, choices))
    case 'suspend':
      return wish({ type: 'suspend', suspended: true })
    case 'payIn':
    case 'payOut':
    case 'exchange':
      return wish(payment(kind, view, choices))
    case 'again':
    case 'reuse':
      return earlier(kind, view, at)
  }
}

const detail = (roundId: string): Wish => ({ type: 'detail', roundId })

/** URL-safe, and long enough to be a key. */
const keyFrom = (choices: Choices): string => choices.bytes(15).toString('base64url')

function opening(view: View, choices: Choices): Wish {
  view.reload()
  if (choices.below(3) === 0) view.uri = choices.pick([...games.keys()])
  return { type: 'openGame', uri: view.uri }
}

const asksForMoney = (view: View, choices: Choices): Wish =>
  view.guest.userType === 2 && choices.below(2) > 0
    ? { type: 'topUp', body: { requestKey: keyFrom(choices) } }
    : payment('payIn', view, choices)

const betLevels = ({ uri }: View): readonly number[] => games.get(uri)?.rules.betLevels ?? []

function play(
  { uri }: View,
  { connection, choices }: At,
  asked: Pick<PlayBody, 'action' | 'stake' | 'data'>,
): Wish {
  return { type: 'play', body: { uri, connection, requestKey: keyFrom(choices), ...asked } }
}

/** On any of what may be selected, of a game whose bets select something. */
function bet(view: View, at: At, stake: number): Wish {
  const samples = games.get(view.uri)?.rules.samples ?? []
  const selection = samples.length > 0 ? at.choices.pick(samples).selection : undefined
  const data = selection === undefined ? {} : { data: JSON.stringify(selection) }
  return play(view, at, { action: 'bet', stake, ...data })
}

/** The player's newest round as the house wrote it down: what may be sent with an action is known to its rules alone. */
export type Latest = Pick<SeatState, 'open' | 'standing'> | undefined

/** Any next move of the round that a tab shows. */
export function goesOn(view: View, at: At, latest: Latest): Wish {
  const actions = view.round?.actions ?? []
  const stake = view.round?.stake ?? 10
  if (actions.length === 0) return { type: 'openGame', uri: view.uri }
  const option = optionOf(view, at.choices, latest)
  const action = option ?? anyAction(actions, (count) => at.choices.below(count))
  return play(view, at, { ...moveOf(action), stake })
}

/** Of a game whose actions carry data; null of any other, and where another tab has gone on. */
function optionOf({ uri }: View, choices: Choices, latest: Latest): Action | null {
  const rules = games.get(uri)?.rules
  if (!rules?.options || latest?.open !== uri) return null
  const state = readStanding(rules, latest.standing)
  return state === null ? null : choices.pick(rules.options(state))
}

const moveOf = ({ type, choice, data }: Action): Pick<PlayBody, 'action'> & { data?: string } => ({
  action: type,
  ...(choice === undefined ? {} : { data: JSON.stringify({ choice }) }),
  ...(data === undefined ? {} : { data: JSON.stringify(data) }),
})

/** Mostly as much as leaves a few small bets, so that money runs short all the time. */
function payment(type: 'payIn' | 'payOut' | 'exchange', view: View, choices: Choices): Wish {
  const id = uuidV7(epoch)
  const amount = choices.between(1, 3_000)
  const nearlyAll = Math.max(view.balance - choices.between(0, 2_000), 1)
  if (type === 'payIn') return { type, id, amount }
  if (type === 'payOut') return { type, id, amount: choices.below(3) > 0 ? nearlyAll : amount }
  return { type, id, outId: uuidV7(epoch), amount, out: nearlyAll + choices.below(4_000) }
}

/** An acknowledged wish once more: the same, or its key for something else. */
function earlier(type: 'again' | 'reuse', view: View, at: At): Next {
  const { choices } = at
  if (view.done.length === 0) return wish(bet(view, at, choices.pick(betLevels(view))))
  const operation = choices.pick(view.done)
  if (type === 'again') return { type, operation }
  const requestKey = 'body' in operation.wish ? operation.wish.body.requestKey : keyFrom(choices)
  const isTopUp = operation.wish.type === 'play' && choices.below(3) === 0
  return {
    type,
    wish: isTopUp
      ? { type: 'topUp', body: { requestKey } }
      : {
          type: 'play',
          body: {
            uri: view.uri,
            connection: at.connection,
            requestKey,
            stake: choices.pick(betLevels(view)),
            action: 'bet',
            // No bet selects this: another body, whatever the first one was.
            data: '"another"',
          },
        },
  }
}
