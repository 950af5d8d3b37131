import { createHash } from 'node:crypto'
import type { Queryable } from '#platform/database'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { newestChain } from '../store/chains.ts'
import { checkpointAfter } from '../store/checkpoint-after.ts'
import { readRound } from '../store/read-round.ts'

/** Which link of a room's chain. */
export interface LinkPlace {
  readonly chain: number
  readonly link: number
}

/**
 * The chance of a room as this node opens it. A kept link is under two keys: whoever has the second is asked once for each, and what came of it is remembered, so
 * that of a thousand rounds one asks. Ask by `ready` outside of transactions; `link` then waits for nobody.
 */
export interface Chance {
  /** @throws Busy when the kept link that it follows from cannot be opened now; Error when none is kept, or the seal is broken. */
  link(on: Queryable, place: LinkPlace): Promise<Buffer>
  /** Opens what the link follows from. @throws as `link`. */
  ready(on: Queryable, place: LinkPlace): Promise<void>
  /** The same for the next round of the newest chain: none is begun that could not go on. */
  readyForNext(on: Queryable): Promise<void>
  /** The same for a round by its id, once a round: no stake is taken here that could not be paid here. */
  readyFor(on: Queryable, round: string): Promise<void>
}

export function createChance(seeds: SeedKeeper, uri: string): Chance {
  let readied: string | null = null

  async function kept(on: Queryable, { chain, link }: LinkPlace) {
    const found = await checkpointAfter(on, { uri, chain, link })
    if (!found) throw new Error(`nothing is kept of link ${link} of chain ${chain} of ${uri}`)
    const owner = { type: 'chain', room: uri, number: chain, link: found.link } as const
    return { link: found.link, bytes: await seeds.open(owner, found.sealed, 'play') }
  }
  const ready: Chance['ready'] = async (on, place) => void (await kept(on, place))
  return {
    ready,
    link: async (on, place) => {
      let { link: at, bytes } = await kept(on, place)
      for (; at > place.link; at--) bytes = createHash('sha256').update(bytes).digest()
      return Buffer.from(bytes)
    },
    readyForNext: async (on) => {
      const chain = await newestChain(on, uri)
      if (chain?.salt && chain.used < chain.length)
        await ready(on, { chain: chain.number, link: chain.used + 1 })
    },
    readyFor: async (on, id) => {
      if (readied === id) return
      const round = await readRound(on, id)
      if (round?.uri !== uri || round.phase !== 'betting') return
      await ready(on, round)
      readied = id
    },
  }
}
