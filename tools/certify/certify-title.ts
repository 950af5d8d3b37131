import { slotFacts } from '@fairhouse/game-math/slot/exact/slot-facts'
import { loadTitle } from '@fairhouse/games/discover'
import { type Certified, parSheet } from './par-sheet.ts'
import { playProduction } from './production-run.ts'
import { progressBar } from './progress.ts'
import { slotCertificate } from './slot-certificate.ts'
import { compare, tooFar } from './verdict.ts'

/** Rounds that are played to confirm the exact numbers. */
const productionRounds = 2_000_000

/** A title's certificate with the texts that record it, and how long the work took. */
export interface Outcome extends Certified {
  readonly certificateText: string
  readonly parSheetText: string
  readonly seconds: { readonly exact: number; readonly production: number }
}

/**
 * Computes a title's certificate and plays it.
 * @throws Error when what was played differs from what was computed by more than chance explains.
 */
export async function certifyTitle(uri: string): Promise<Outcome> {
  const title = await loadTitle(uri)
  const [facts, exact] = timed(() => slotFacts(title.definition))
  const bar = progressBar(`${uri}: playing`, productionRounds)
  const [run, production] = timed(() => playProduction(title, productionRounds, bar))
  const findings = compare(run, facts, title.definition)
  for (const { what, played, expected, deviations } of tooFar(findings)) {
    throw new Error(
      `${uri}: ${what} came to ${played}, not ${expected}: ${deviations.toFixed(1)} deviations off`,
    )
  }
  const certificate = slotCertificate(title, facts)
  const certified = { title, facts, certificate, run, findings }
  return {
    ...certified,
    certificateText: `${JSON.stringify(certificate, null, 2)}\n`,
    parSheetText: parSheet(certified),
    seconds: { exact, production },
  }
}

function timed<T>(work: () => T): readonly [T, number] {
  const start = performance.now()
  return [work(), (performance.now() - start) / 1000]
}
