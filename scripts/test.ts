// Everything that must be true of the house, and at the end one line that counts: "N passed, N failed", and what was skipped.
import { git } from './test/git.ts'
import { keepLastRun } from './test/last-run.ts'
import { runSteps } from './test/run-steps.ts'
import { parts, type Part, type Step } from './test/step.ts'
import { steps } from './test/steps.ts'
import { stepsOfChange } from './test/steps-of-change.ts'
import { summarise } from './test/summary.ts'
import { type Tier, tierVariables } from './test/tier.ts'

const usage = `npm test                            what every change is held to
npm test -- all                     everything, as before an issue is called resolved
npm test -- changed [base]          what the changes since a commit touch; without one, since the last commit's parent
npm test -- checks|unit|e2e [names] a part, or what in it has these names; they go on to Vitest or Playwright`

interface Run {
  readonly tier: Tier
  readonly steps: readonly Step[]
  /** Whether it is all that its tier has. */
  readonly isWhole: boolean
}

const isPart = (word: string): word is Part => parts.some((part) => part === word)

/** What was asked for; null when it is nothing that there is. */
function runOf(word: string | undefined, rest: readonly string[]): Run | null {
  const turn = turnOf(git('rev-parse', 'HEAD'))
  const share = { isAll: process.env[tierVariables.tier] === 'all', turn }
  if (word === undefined) return { tier: share, steps: steps(share, []), isWhole: true }
  if (word === 'all') {
    const tier = { isAll: true, turn }
    return { tier, steps: steps(tier, []), isWhole: true }
  }
  if (word === 'changed')
    return { tier: share, steps: stepsOfChange(share, rest[0] ?? 'HEAD~1'), isWhole: false }
  if (!isPart(word)) return null
  // Whoever names tests wants them, whatever tier they belong to.
  const tier = rest.length > 0 ? { isAll: true, turn } : share
  const those = steps(tier, rest).filter((step) => step.parts.includes(word))
  return { tier, steps: those, isWhole: false }
}

/** A number that a commit has and the next one has not; 0 outside of a repository. */
function turnOf(commit: string | null): number {
  return commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16)
}

const run = runOf(process.argv[2], process.argv.slice(3))
if (run === null) {
  console.error(usage)
  process.exitCode = 1
} else {
  const { tier, isWhole } = run
  process.env[tierVariables.tier] = tier.isAll ? 'all' : 'share'
  process.env[tierVariables.turn] = String(tier.turn)
  const startedAt = performance.now()
  const results = await runSteps(run.steps)
  const minutes = (performance.now() - startedAt) / 60_000
  const summary = summarise(results, { tier, minutes, isWhole })
  for (const line of summary.told) console.log(line)
  if (tier.isAll && isWhole) keepLastRun(summary, minutes)
  console.log(`${minutes.toFixed(1)} minutes`)
  console.log(summary.last)
  process.exitCode = summary.isRight ? 0 : 1
}
