import { discoverTitles } from '../../apps/server/src/modules/catalog/index.ts'
import { benchMoney } from './money/bench-money.ts'

const title = 'castle-of-horror'

/** `npm run bench -- money`: what the money path can do on this machine. */
async function main(what: string | undefined): Promise<void> {
  if (what !== 'money') {
    console.error('npm run bench -- money')
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
  await benchMoney(found, (line) => console.log(line))
}

await main(process.argv[2])
