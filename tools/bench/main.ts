import { discoverTitles, type Title } from '../../apps/server/src/modules/catalog/index.ts'
import { benchBonuses } from './bonuses/bench-bonuses.ts'
import { benchGames } from './games/bench-games.ts'
import { benchGrowth } from './growth/bench-growth.ts'
import { benchLeaderboard } from './leaderboard/bench-leaderboard.ts'
import { benchLogin } from './login/bench-login.ts'
import { benchMoney } from './money/bench-money.ts'
import { benchTables } from './tables/bench-tables.ts'
import { benchWeb } from './web/bench-web.ts'
import { benchWire, usualCrowds } from './wire/bench-wire.ts'

const title = 'castle-of-horror'
const usage = [
  'npm run bench -- money',
  'npm run bench -- bonuses',
  'npm run bench -- leaderboard [players [rounds a second [seconds]]]',
  'npm run bench -- games [game]',
  'npm run bench -- growth [rounds …]',
  'npm run bench -- login [tries]',
  'npm run bench -- tables [players [rounds]]',
  "npm run bench -- web [arguments for the server's Node]",
  "npm run bench -- wire [players …] [-- arguments for the server's Node]",
].join('\n')

const ofTheTitle: ReadonlySet<string> = new Set(['money', 'bonuses', 'growth', 'tables'])
const isSize = (size: number): boolean => Number.isSafeInteger(size) && size > 0

const say = (line: string): void => console.log(line)

/**
 * `npm run bench -- money`: what the money path can do on this machine, the wire included.
 * `npm run bench -- bonuses`: what a bet costs with and without them.
 * `npm run bench -- leaderboard [players [rounds a second [seconds]]]`: how far behind the places of a tournament are.
 * `npm run bench -- games [game]`: what an engine proves, plays and tunes in a second, beside the marks of the design.
 * `npm run bench -- growth [rounds …]`: what a bet costs with so many rounds stored.
 * `npm run bench -- login [tries]`: whether the time of an answer tells if a name is known.
 * `npm run bench -- tables [players [rounds]]`: how long the server takes for each table of the back office.
 * `npm run bench -- web`: pages a second, beside a bare page and a file.
 * `npm run bench -- wire`: bets by POST and by frame alone.
 */
async function main([what, ...rest]: readonly string[]): Promise<void> {
  if (what === 'wire') return wire(rest)
  if (what === 'leaderboard') return leaderboard(rest.map(Number))
  if (what === 'web') return benchWeb(rest, say)
  if (what === 'games') return benchGames(rest[0] ?? title, say)
  if (what === 'login') return login(rest[0] ?? '2000')
  return money(what, rest)
}

async function money(what: string | undefined, rest: readonly string[]): Promise<void> {
  const sizes = what === 'money' || what === 'bonuses' ? [] : rest.map(Number)
  if (!ofTheTitle.has(what ?? '') || !sizes.every(isSize)) {
    return fail(usage)
  }
  const { titles, unoffered } = await discoverTitles()
  const found = titles.find(({ manifest }) => manifest.uri === title)
  if (!found) {
    const reason = unoffered.find(({ uri }) => uri === title)?.reason ?? 'there is no such folder'
    return fail(`${title} cannot be played: ${reason}`)
  }
  return benchTitle(what, found, sizes)
}

async function benchTitle(
  what: string | undefined,
  found: Title,
  sizes: readonly number[],
): Promise<void> {
  if (what === 'tables') {
    const [players = 20_000, rounds = players * 5] = sizes
    return benchTables(found, { players, rounds }, say)
  }
  if (what === 'growth') return benchGrowth(found, sizes.length === 0 ? [1_000_000] : sizes, say)
  if (what === 'bonuses') return benchBonuses(found, say)
  await benchMoney(found, say)
  return wire([])
}

async function leaderboard(given: readonly number[]): Promise<void> {
  if (!given.every(isSize)) return fail(usage)
  const [players = 10_000, roundsPerSecond = 5_000, seconds = 30] = given
  return benchLeaderboard({ players, roundsPerSecond, seconds }, say)
}

async function login(given: string): Promise<void> {
  const tries = Number(given)
  if (!Number.isSafeInteger(tries) || tries < 2) return fail(usage)
  await benchLogin(tries, say)
}

async function wire(given: readonly string[]): Promise<void> {
  const end = given.includes('--') ? given.indexOf('--') : given.length
  const players = given.slice(0, end).map(Number)
  if (!players.every((count) => Number.isSafeInteger(count) && count > 0)) return fail(usage)
  await benchWire(players.length > 0 ? players : usualCrowds, given.slice(end + 1), say)
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

await main(process.argv.slice(2))
