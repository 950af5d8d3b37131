import { discoverTitles } from '../../apps/server/src/modules/catalog/index.ts'
import { benchGrowth } from './growth/bench-growth.ts'
import { benchMoney } from './money/bench-money.ts'

const title = 'castle-of-horror'

/**
 * `npm run bench -- money`: what the money path can do on this machine.
 * `npm run bench -- growth [rounds …]`: what a bet costs with so many rounds stored.
 */
async function main(what: string | undefined, sizes: readonly number[]): Promise<void> {
  if ((what !== 'money' && what !== 'growth') || !sizes.every(Number.isSafeInteger)) {
    console.error('npm run bench -- money\nnpm run bench -- growth 1000000 10000000')
    process.exitCode = 1
    return
  }
  const { titles, unoffered } = await discoverTitles()
  const found = titles.find(({ card }) => card.uri === title)
  if (!found) {
    const reason = unoffered.find(({ uri }) => uri === title)?.reason ?? 'there is no such folder'
    console.error(`${title} cannot be played: ${reason}`)
    process.exitCode = 1
    return
  }
  const say = (line: string) => console.log(line)
  if (what === 'money') await benchMoney(found, say)
  else await benchGrowth(found, sizes.length === 0 ? [1_000_000] : sizes, say)
}

await main(process.argv[2], process.argv.slice(3).map(Number))
