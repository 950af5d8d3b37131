import type { Choices } from '../time/choices.ts'
import { pause, type TabWorld } from '../guests/tab.ts'
import { HouseNode } from './node.ts'
import type { HouseWorld } from './world.ts'

export type TroubledWorld = HouseWorld & TabWorld & { readonly nodes: HouseNode[] }

/** Puts a new process in the place of one that is gone, and again when it does not come up. */
export async function raise(world: TroubledWorld, place: number): Promise<void> {
  const generation = world.generations.next++
  const node = new HouseNode(world, `n${place}.${generation}`)
  world.nodes[place] = node
  try {
    await node.start()
  } catch {
    // It could not reach the database: the process ends, and whoever keeps it running starts another.
    if (!node.alive) return
    world.faults.count('process that did not come up')
    await node.crash()
    await pause(world, 100, 'a process is started again')
    await raise(world, place)
  }
}

/** Lets things go wrong, one after the other, until the house closes. */
export async function trouble(world: TroubledWorld, choices: Choices): Promise<void> {
  while (!world.rest.over) {
    await pause(world, choices.between(10, 220), 'trouble')
    if (world.faults.on) await oneTrouble(world, choices)
  }
}

async function oneTrouble(world: TroubledWorld, choices: Choices): Promise<void> {
  const { scheduler, faults } = world
  const place = choices.below(world.nodes.length)
  const node = world.nodes[place]
  if (!node?.alive) return
  switch (choices.below(8)) {
    case 0:
    case 1:
      faults.count('process killed')
      await node.crash()
      scheduler.after(choices.between(20, 600), 'a process is started', () => {
        void raise(world, place)
      })
      return
    case 2:
      faults.count('rolling restart')
      void restart(world, node, place)
      return
    case 3:
    case 4:
      faults.count('database out of reach')
      // Now and then for longer than anybody waits for it.
      node.cutOffUntil =
        scheduler.now + (choices.below(8) === 0 ? 14_000 : choices.between(20, 1_500))
      return
    case 5:
      faults.count('disk slow for a while')
      faults.slowDiskUntil = scheduler.now + choices.between(20, 400)
      return
    case 6:
      faults.count('all connections of a process cut')
      await scheduler.step(`${node.name} is cut off`, () => node.database.cutAll())
      return
    default:
      faults.count('clock jump')
      node.clockOffset = choices.pick([
        0, 1_000, -10_000, 3_600_000, -3_600_000, 86_400_000, -86_400_000,
      ])
  }
}

async function restart(world: TroubledWorld, node: HouseNode, place: number): Promise<void> {
  await node.drain()
  // Somebody may have killed it meanwhile.
  if (world.nodes[place] === node) await raise(world, place)
}
