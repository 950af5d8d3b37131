import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { type Release, releaseOf } from '@fairhouse/game-math/released/release'
import { type CertifiedBet, loadTitle, type Title } from '@fairhouse/games/discover'
import { sheets } from './families/all.ts'
import { certificateOf, type ProvedMode } from './certificate-of.ts'
import { playedSection } from './par-sheet/markdown/played.ts'
import type { PlayedMode } from './par-sheet/played-mode.ts'
import { type ComputedSheet, parSheetOf } from './par-sheet/sheet-of.ts'
import { playProduction } from './production-run.ts'
import { missedTargets } from './targets.ts'
import { compare, tooFar } from './verdict.ts'

/** A title's certificate with the texts that record it, and how long the work took. Plain data. */
export interface Outcome {
  readonly certificate: Certificate
  /** What was proved, and in words what was played after it. */
  readonly parSheet: { readonly computed: ComputedSheet; readonly played: string }
  /** The rules as they are kept for as long as stored rounds may name them. */
  readonly release: string
  readonly rounds: number
  readonly seconds: { readonly exact: number; readonly production: number }
}

/** How a title is certified. */
export interface Plan {
  /** Rounds that each bet is played for; where a round is several games at once as many games. */
  readonly rounds: number
  /** So many bets are played for all the rounds each; where there are more, they share what these would take. */
  readonly bets: number
  /** Called now and then with the part of the work that is done. */
  readonly onProgress: (done: number) => void
}

/**
 * Computes a title's certificate and plays it.
 * @throws Error when what was played differs from what was computed by more than chance explains, or when the title misses its
 * targets.
 */
export async function certifyTitle(uri: string, plan: Plan): Promise<Outcome> {
  return certified(await loadTitle(uri), plan)
}

/** The same of a title that was read, wherever its folder lies. @throws as `certifyTitle`. */
export function certified(title: Title, plan: Plan): Outcome {
  const { bets, game, manifest } = title
  const { uri } = manifest
  const games = sheets[manifest.family].gamesIn?.(game) ?? 1
  const roundsOfEach = Math.ceil(
    (plan.rounds * Math.min(plan.bets, bets.length)) / bets.length / games,
  )
  const [proved, exact] = timed(() => bets.map((bet) => prove(title, bet)))
  const certificate = certificateOf(title, proved)
  demand(uri, missedTargets(certificate, title.design))
  const [played, production] = timed(() =>
    proved.map((mode, i) =>
      play(title, mode, {
        rounds: roundsOfEach,
        onProgress: (done) => plan.onProgress((i + done) / proved.length),
      }),
    ),
  )
  demand(uri, played.flatMap(strays))
  const rounds = roundsOfEach * bets.length
  const release = releaseText(title)
  const kept: Release = JSON.parse(release)
  return {
    certificate,
    parSheet: {
      computed: parSheetOf(title, kept, { proved, certificate }),
      played: playedSection(title, played),
    },
    release,
    rounds,
    seconds: { exact, production },
  }
}

function releaseText({ manifest, game, definition }: Title): string {
  const release = releaseOf(game, definition)
  if (release === null) {
    throw new Error(
      `${manifest.uri} is played by an engine that releases do not know: its rounds could not be finished after the next version (packages/game-math/released)`,
    )
  }
  return `${JSON.stringify(release)}\n`
}

function prove({ facts }: Title, mode: CertifiedBet): ProvedMode {
  return { mode, facts: facts(mode.name) }
}

function play(
  title: Title,
  proved: ProvedMode,
  { rounds, onProgress }: Omit<Plan, 'bets'>,
): PlayedMode {
  const run = playProduction(title, {
    bet: proved.mode,
    rounds,
    onProgress: (done) => onProgress(done / rounds),
  })
  return { mode: proved.mode, run, findings: compare(run, proved) }
}

function strays({ mode, findings }: PlayedMode): readonly string[] {
  return tooFar(findings).map(
    ({ what, played, expected, deviations }) =>
      `${what} of ${mode.name} came to ${played}, not ${expected}: ${deviations.toFixed(1)} deviations off`,
  )
}

function demand(uri: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.map((fault) => `${uri}: ${fault}`).join('\n'))
}

function timed<T>(work: () => T): readonly [T, number] {
  const start = performance.now()
  return [work(), (performance.now() - start) / 1000]
}
