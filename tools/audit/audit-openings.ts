import { type OpeningLine, ownerInWords } from '@fairhouse/contract/signer/seeds'
import { discoverModules } from '../../apps/server/src/house/discover-modules.ts'
import { openingJudges, unexplainedOpenings } from '../../apps/server/src/modules/play/index.ts'
import type { Queryable } from '../../apps/server/src/platform/database.ts'
import { createExchange } from '../../apps/server/src/platform/module/services.ts'
import { countsOf, readOpenings } from './openings-log.ts'

/** Rounds go to the archive after months; what is older than this is counted, and not held to rounds. */
const daysHeld = 30
const dayMs = 86_400_000
/** A bet is given so long to be written. */
const settleMs = 180_000
const ownersTold = 20
const linesAtOnce = 1_000

/**
 * Reads the signer's log of opened seeds: whether its chain is whole, how often for what and whose, and which of the last 30 days nothing that was played or drawn
 * explains.
 * @param folder the signer's own, or a copy of it.
 * @param now epoch milliseconds.
 * @returns whether the chain is whole and everything is explained.
 */
export async function auditOpenings(
  on: Queryable,
  { folder, now, say }: { folder: string; now: number; say: (line: string) => void },
): Promise<boolean> {
  const { lines, broken } = readOpenings(folder)
  for (const sentence of broken) say(`BROKEN  ${sentence}`)
  const [first, last] = [lines.at(0), lines.at(-1)]
  if (!first || !last) {
    say('No seed was ever opened.')
    return broken.length === 0
  }
  say(`Lines ${first.number} to ${last.number}, ${timeOf(first)} to ${timeOf(last)}`)
  say(
    `The newest line has the hash ${last.hash}; whoever kept an earlier one finds it among these.`,
  )
  const { byPurpose, most, owners } = countsOf(lines, ownersTold)
  for (const [purpose, count] of Object.entries(byPurpose)) say(`${purpose}: ${count}`)
  say(`${owners} owners; the most opened:`)
  for (const [owner, count] of most) say(`  ${owner}: ${count}`)
  const held = lines.filter(({ at }) => at >= now - daysHeld * dayMs && at <= now - settleMs)
  const judges = await judgesOfHouse()
  const unexplained: OpeningLine[] = []
  for (let at = 0; at < held.length; at += linesAtOnce) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    unexplained.push(...(await unexplainedOpenings(on, held.slice(at, at + linesAtOnce), judges)))
  }
  for (const line of unexplained) say(`UNEXPLAINED  ${inWords(line)}`)
  say(
    `${held.length - unexplained.length} of ${held.length} of the last ${daysHeld} days are explained`,
  )
  return broken.length === 0 && unexplained.length === 0
}

const timeOf = ({ at }: OpeningLine): string => new Date(at).toISOString()

function inWords(line: OpeningLine): string {
  const { number, owner, purpose, by } = line
  return `line ${number}, ${timeOf(line)}: ${ownerInWords(owner)}, to ${purpose}, by ${by}`
}

/** What modules say of the seeds that they have opened, without a house of them. */
async function judgesOfHouse() {
  const exchange = createExchange()
  for (const { offers = [] } of await discoverModules()) exchange.take(offers)
  exchange.close()
  return exchange.all(openingJudges)()
}
