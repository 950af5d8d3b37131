import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Since which block the house reads a chain: heard from what it asks the node, and kept with the chain. */
export interface ReadFrom {
  /** @param question one of the house's to the node, as it came. */
  readonly hear: (question: unknown) => void
  /** Null while it has read none. */
  readonly height: () => number | null
}

const question = z.object({
  method: z.enum(['getblockhash', 'eth_getBlockByNumber']),
  params: z.tuple([z.union([z.int(), z.string().regex(/^0x[0-9a-f]+$/i)])], z.unknown()),
})

/** @param folder of the chain alone. */
export function openReadFrom(folder: string): ReadFrom {
  const path = join(folder, 'read-from')
  let height = existsSync(path) ? Number(readFileSync(path, 'utf8')) : null
  return {
    hear: (asked) => {
      const told = question.safeParse(asked)
      const at = told.success ? Number(told.data.params[0]) : 0
      // The first block of all is asked for by its name, to know which chain it is.
      if (at === 0 || (height !== null && height <= at)) return
      height = at
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, String(at))
    },
    height: () => height,
  }
}

/**
 * Why so many blocks cannot be taken back; null when they can.
 * @param chain.height its newest block; @param chain.readFrom null while the house has read none.
 */
export function tooDeep(
  depth: number,
  { height, readFrom }: { readonly height: number; readonly readFrom: number | null },
): string | null {
  const most = height - (readFrom ?? 0)
  if (depth <= most) return null
  return readFrom === null
    ? `The chain has ${height} blocks: no more than those can be taken back.`
    : `The house reads this chain since block ${readFrom}, and the newest is ${height}: it would take a chain that leaves more than the last ${most} for another one. Make blocks first, or take fewer back.`
}
