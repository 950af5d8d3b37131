import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { buildStep } from './build-step.ts'
import { playwrightStep } from './playwright-step.ts'
import { root } from './run-program.ts'
import { simulationStep } from './simulation-step.ts'
import { type Outcome, onePassed, type Step } from './step.ts'
import { certificatesStep, checks, sizesStep, steps } from './steps.ts'
import type { Tier } from './tier.ts'
import { drillsStep, integrationStep, unitStep } from './vitest-step.ts'

/** What `tools/tidy/touched.ts` answers. */
const touched = z.object({
  /** What everything depends on has changed. */
  everything: z.boolean(),
  tests: z.array(z.string()),
  drills: z.array(z.string()),
  journeys: z.array(z.string()),
  certificates: z.boolean(),
  simulation: z.boolean(),
  /** The server or what browsers load. */
  house: z.boolean(),
  storefront: z.boolean(),
  /** Of each kind, how many there are. */
  all: z.object({ tests: z.int(), drills: z.int(), journeys: z.int() }),
})

type Touched = z.output<typeof touched>

/** The journey that goes through most of the house. */
const firstJourney = 'first-visit'

/**
 * What the changes since `base` touch, by the import graph; what that leaves out is told as left out.
 * @throws Error when git does not know `base`.
 */
export function stepsOfChange(tier: Tier, base: string): readonly Step[] {
  const found = touchedSince(base)
  if (found.everything) return steps(tier, [])
  const journeys = [...found.journeys, ...(found.house ? [firstJourney] : [])]
  const planned: readonly (readonly [boolean, readonly Step[]])[] = [
    [true, checks],
    [found.tests.length > 0, [unitStep(found.tests), integrationStep(found.tests)]],
    [found.drills.length > 0, [drillsStep(found.drills)]],
    [found.simulation, [simulationStep(tier)]],
    [found.certificates, [certificatesStep]],
    [found.storefront || journeys.length > 0, [buildStep]],
    [found.storefront, [sizesStep]],
    [journeys.length > 0, [playwrightStep(journeys)]],
  ]
  return [
    sayingWhatIsLeftOut(found, journeys),
    ...planned.flatMap(([isTouched, those]) => (isTouched ? those : [])),
  ]
}

function touchedSince(base: string): Touched {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/tidy/touched.ts', base], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`What changed since ${base} could not be found:\n${stderr}`)
  return touched.parse(JSON.parse(stdout))
}

const sayingWhatIsLeftOut = (found: Touched, journeys: readonly string[]): Step => ({
  title: 'what the change touches',
  kind: 'checks',
  parts: [],
  processors: 0,
  run: ({ told }): Promise<Outcome> => {
    const { all } = found
    told.write(`${found.tests.length} of ${all.tests} files of tests, the others are left out\n`)
    told.write(`${found.drills.length} of ${all.drills} files of drills, the others are left out\n`)
    told.write(
      `${journeys.length} of ${all.journeys} files of journeys: ${journeys.join(', ') || 'none'}\n`,
    )
    if (!found.simulation) told.write('left out: the simulation\n')
    if (!found.certificates) told.write('left out: the certificates of the games\n')
    told.write('left out: Lighthouse\n')
    return Promise.resolve(onePassed)
  },
})
