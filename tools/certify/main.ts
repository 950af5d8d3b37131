import { parseArgs } from 'node:util'
import { loadTitle, titleUris } from '@fairhouse/games/discover'
import { inTurn, readTier } from '../../scripts/test/tier.ts'
import type { Outcome } from './certify-title.ts'
import { clonesOf } from './clones-of.ts'
import type { MathLock } from './math-lock.ts'
import { progressBar } from './progress.ts'
import { readinessOf } from './readiness.ts'
import { recordGolden } from './record-golden.ts'
import { differing, forgetUnmet, readLock, recordFiles, writeFiles } from './record.ts'
import { releaseFaults } from './release-faults.ts'
import { certifyAll } from './work.ts'

const usage = `npm run certify -- <game> [<game>…]   computes, plays and records
npm run certify -- --all              the same for every title
npm run certify -- --all --check      changes nothing; fails on any difference
npm run certify -- --check            the same as npm test does: some titles in turn at length, the others at a glance
npm run certify -- … --fresh          also what was certified before and has not changed
npm run certify -- --golden <game>    records its golden rounds anew`

/** How long the exact numbers are confirmed by play: when they are recorded, when they are checked, and in a share of the tests that is not the title's turn. */
const recorded = { rounds: 2_000_000, bets: 3 }
const checked = { rounds: 200_000, bets: 1 }
const glancedAt = { rounds: 20_000, bets: 1 }
/** So many titles have their turn in a share. */
const sharedTitles = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    check: { type: 'boolean' },
    fresh: { type: 'boolean' },
    golden: { type: 'boolean' },
  },
})

const uris = positionals.length === 0 ? titleUris() : positionals
if (positionals.length === 0 && values.all !== true && values.check !== true) {
  console.log(usage)
  process.exitCode = 2
} else if (values.golden === true) {
  for (const uri of uris) recordGolden(await loadTitle(uri))
} else {
  const isCheck = values.check === true
  const faults = await certify({ isCheck, isFresh: values.fresh === true })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

interface Wanted {
  readonly isCheck: boolean
  readonly isFresh: boolean
}

/** Certifies and records, or checks; answers with everything that is wrong. */
async function certify({ isCheck, isFresh }: Wanted): Promise<readonly string[]> {
  const bar = progressBar('certifying', uris.length)
  const all = await certifyAll({
    uris,
    played: isCheck ? playedInCheck() : () => recorded,
    isFresh,
    onProgress: (done) => bar(done * uris.length),
    onTitle: (certified) => {
      if ('outcome' in certified) console.log(told(certified.outcome, certified.isCached))
    },
  })
  const outcomes = all.flatMap((certified) => ('outcome' in certified ? certified.outcome : []))
  const files = recordFiles(outcomes, {
    isWhole: !isCheck,
    today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  })
  if (!isCheck) {
    writeFiles(files)
    for (const { certificate } of outcomes) forgetUnmet(certificate.uri)
  }
  const changed = isCheck ? differing(files) : []
  return [
    ...all.flatMap((certified) => ('why' in certified ? certified.why.split('\n') : [])),
    ...changed.map((name) => `${name} is not what certification computes`),
    ...(await clonesOf(outcomes.map(({ certificate }) => certificate))),
    ...outcomes.flatMap(unready),
    ...(await releaseFaults(lockOf(outcomes, isCheck))),
  ]
}

/** All that is named is checked at length; of all titles a share at length in turn, and the others at a glance. */
function playedInCheck() {
  const atLength = new Set(
    positionals.length > 0 || values.all === true
      ? uris
      : inTurn(readTier(process.env), uris, sharedTitles),
  )
  return (uri: string) => (atLength.has(uri) ? checked : glancedAt)
}

/** What the lock says of the titles that were certified, and when all are checked, of all that it names. */
function lockOf(outcomes: readonly Outcome[], isCheck: boolean): MathLock {
  const lock = readLock()
  if (isCheck && positionals.length === 0) return lock
  const named = new Set(outcomes.map(({ certificate }) => certificate.uri))
  return Object.fromEntries(Object.entries(lock).filter(([uri]) => named.has(uri)))
}

/** What refuses a drawn title; what one that is still being made lacks is only told. */
function unready({ certificate: { uri } }: Outcome): readonly string[] {
  const { isDrawn, lacks } = readinessOf(new URL(`../../games/${uri}/`, import.meta.url))
  if (isDrawn) return lacks.map((lack) => `${uri}: ${lack}`)
  console.log(`${uri} is not offered yet: ${['it is not drawn', ...lacks].join('; ')}`)
  return []
}

function told({ certificate, rounds, seconds }: Outcome, isCached: boolean): string {
  const { uri, version, proof, rtp, hitFrequency, sigma, topPrize } = certificate
  const speed = Math.round(rounds / seconds.production).toLocaleString('en')
  return [
    `${uri} ${version} (${proof}): return ${(rtp.ratio * 100).toFixed(4)} %, hit ${(hitFrequency * 100).toFixed(2)} %, sigma ${sigma.toFixed(3)}`,
    `top prize ${topPrize.x} x, one in ${Math.round(topPrize.oneIn).toLocaleString('en')}`,
    `exact in ${seconds.exact.toFixed(1)} s, ${rounds.toLocaleString('en')} rounds played in ${seconds.production.toFixed(1)} s (${speed} a second)${isCached ? ', in an earlier run' : ''}`,
  ].join('\n  ')
}
