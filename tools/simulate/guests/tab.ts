import type { Choices } from '../time/choices.ts'
import type { ClientLog, Guest, Operation, Reply, Wish } from '../truth/operation.ts'
import { chooseNext } from './choose-wish.ts'
import { type ErrandWorld, runErrand } from './errand.ts'
import { View } from './view.ts'

export interface TabWorld extends ErrandWorld {
  readonly log: ClientLog
  /** True while the books are compared: nobody begins anything. */
  readonly rest: { on: boolean; over: boolean }
}

/** A person at a browser tab, who plays until the house closes. */
export async function live(world: TabWorld, choices: Choices, guest: Guest, uri: string) {
  const view = new View(guest, uri)
  while (!world.rest.over) {
    await pause(world, choices.between(1, 40), `tab of ${guest.player}`)
    if (world.rest.on) continue
    const next = chooseNext(view, choices)
    const operation =
      next.type === 'again'
        ? next.operation
        : world.log.add(guest, next.wish, next.type === 'reuse')
    const told = await runErrand(world, choices, operation)
    if (!told) view.reload()
    else if (next.type === 'wish') view.hears(operation, told)
  }
}

/** Plays what is open to its end, ends the stream, and returns the seeds that are revealed then. */
export async function settleUp(
  world: TabWorld,
  choices: Choices,
  guest: Guest,
  uris: readonly string[],
): Promise<void> {
  const wishes = async (wish: Wish): Promise<Reply> => {
    const operation: Operation = world.log.add(guest, wish)
    const told = await runErrand(world, choices, operation)
    if (told && !('refused' in told)) return told.reply
    world.model.fail(`${JSON.stringify(wish)} of player ${guest.player}: ${JSON.stringify(told)}`)
    return {}
  }
  await wishes({ type: 'suspend', suspended: false })
  for (const uri of uris) {
    const view = new View(guest, uri)
    const opened = await wishes({ type: 'openGame', uri })
    view.connection = opened.connection ?? null
    view.round = opened.round ?? null
    while (view.round && view.connection !== null) {
      const [action] = view.round.actions
      const choice = action?.type === 'pick' ? choices.pick(action.choices) : null
      const reply = await wishes({
        type: 'play',
        body: {
          uri,
          connection: view.connection,
          requestKey: choices.bytes(15).toString('base64url'),
          stake: view.round.stake,
          action: action?.type ?? 'freeSpin',
          ...(choice === null ? {} : { data: JSON.stringify({ choice }) }),
        },
      })
      view.round = reply.round && !reply.round.finished ? reply.round : null
    }
  }
  await wishes({ type: 'rotate', clientSeed: 'closing' })
}

export const pause = (world: Pick<TabWorld, 'scheduler'>, ms: number, label: string) =>
  new Promise<void>((resolve) => {
    world.scheduler.after(ms, label, resolve)
  })
