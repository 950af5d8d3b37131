import { uuidV7 } from '../../../apps/server/src/platform/ids.ts'
import { epoch } from '../house/node.ts'
import type { Choices } from '../time/choices.ts'
import type { ClientLog, Guest, Reply, Wish } from '../truth/operation.ts'
import { chooseNext, goesOn } from './choose-wish.ts'
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
    await pause(world, choices.between(1, 12), `tab of ${guest.player}`)
    if (world.rest.on) {
      await pause(world, 1_000, `tab of ${guest.player} rests`)
      continue
    }
    const next = chooseNext(view, choices, world.model.latest(guest))
    const operation =
      next.type === 'again'
        ? next.operation
        : world.log.add(guest, next.wish, next.type === 'reuse')
    const told = await runErrand(world, choices, operation)
    if (!told) view.reload()
    else if (next.type === 'wish') view.hears(operation, told)
  }
}

/** In minor units: doubling and splitting cost stakes, and any of them may be chosen at the end. */
const enoughForAnyMove = 10_000_000

/** Plays what is open to its end, and ends the stream. */
export async function settleUp(world: TabWorld, choices: Choices, guest: Guest): Promise<void> {
  const wishes = async (wish: Wish): Promise<Reply> => {
    const told = await runErrand(world, choices, world.log.add(guest, wish))
    if (told && !('refused' in told)) return told.reply
    world.model.fail(`${JSON.stringify(wish)} of player ${guest.player}: ${JSON.stringify(told)}`)
    return {}
  }
  await wishes({ type: 'suspend', suspended: false })
  const uri = world.model.latest(guest)?.open ?? null
  if (uri !== null) {
    await wishes({ type: 'payIn', id: uuidV7(epoch), amount: enoughForAnyMove })
    const view = new View(guest, uri)
    const { round: open = null, connection = '' } = await wishes({ type: 'openGame', uri })
    view.round = open
    while (view.round) {
      const at = { connection, choices }
      const { round } = await wishes(goesOn(view, at, world.model.latest(guest)))
      view.round = round && !round.finished ? round : null
    }
  }
  await wishes({ type: 'rotate', clientSeed: 'closing' })
}

export const pause = (world: Pick<TabWorld, 'scheduler'>, ms: number, label: string) =>
  new Promise<void>((resolve) => {
    world.scheduler.after(ms, label, resolve)
  })
