import { parseArgs } from 'node:util'
import { loadTitle, titleUris } from '@fairhouse/games/discover'
import { certifyTitle, type Outcome } from './certify-title.ts'
import { progressBar } from './progress.ts'
import { recordGolden } from './record-golden.ts'
import { differing, recordFiles, writeFiles } from './record.ts'

const usage = `npm run certify -- <game> [<game>…]   computes, plays and records
npm run certify -- --all              the same for every title
npm run certify -- --all --check      changes nothing; fails on any difference
npm run certify -- --golden <game>    records its golden rounds anew`

/** Rounds that are played to confirm the exact numbers: when they are recorded, and when they are only checked. */
const recordedRounds = 2_000_000
const checkedRounds = 200_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, check: { type: 'boolean' }, golden: { type: 'boolean' } },
})

const uris = values.all === true || positionals.length === 0 ? titleUris() : positionals
if (positionals.length === 0 && values.all !== true && values.check !== true) {
  console.log(usage)
  process.exitCode = 2
} else if (values.golden === true) {
  for (const uri of uris) recordGolden(await loadTitle(uri))
} else {
  await certify(uris, values.check === true)
}

async function certify(titles: readonly string[], isCheck: boolean): Promise<void> {
  const outcomes: Outcome[] = []
  const rounds = isCheck ? checkedRounds : recordedRounds
  for (const uri of titles) {
    const bar = progressBar(`${uri}: playing`, rounds)
    const outcome = await certifyTitle(uri, { rounds, onProgress: (done) => bar(done * rounds) })
    console.log(told(outcome))
    outcomes.push(outcome)
  }
  const files = recordFiles(outcomes, !isCheck)
  if (!isCheck) {
    writeFiles(files)
    return
  }
  const changed = differing(files)
  for (const name of changed) console.error(`${name} is not what certification computes`)
  if (changed.length > 0) process.exitCode = 1
}

function told({ certificate, rounds, seconds }: Outcome): string {
  const { uri, version, rtp, hitFrequency, sigma, topPrize } = certificate
  const speed = Math.round(rounds / seconds.production).toLocaleString('en')
  return [
    `${uri} ${version}: return ${(rtp.ratio * 100).toFixed(4)} %, hit ${(hitFrequency * 100).toFixed(2)} %, sigma ${sigma.toFixed(3)}`,
    `top prize ${topPrize.x} x, one in ${Math.round(topPrize.oneIn).toLocaleString('en')}`,
    `exact in ${seconds.exact.toFixed(1)} s, ${rounds.toLocaleString('en')} rounds played in ${seconds.production.toFixed(1)} s (${speed} a second)`,
  ].join('\n  ')
}
