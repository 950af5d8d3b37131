import { buildStep } from './build-step.ts'
import { checkStep } from './check-step.ts'
import { lighthouseStep } from './lighthouse-step.ts'
import { playwrightStep } from './playwright-step.ts'
import { simulationStep } from './simulation-step.ts'
import type { Step } from './step.ts'
import type { Tier } from './tier.ts'
import { drillsStep, integrationStep, unitStep } from './vitest-step.ts'

const bin = (name: string): string => `node_modules/.bin/${name}`
const code = ['packages', 'games', 'apps', 'tools', 'scripts', 'vitest.config.ts']

/** What reads all of the source in seconds. */
export const checks: readonly Step[] = [
  { title: 'format (Biome)', commands: [[bin('biome'), 'format']] },
  {
    title: 'types (TypeScript)',
    processors: 2,
    commands: [
      [bin('react-router'), 'typegen', 'apps/storefront'],
      ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json'],
    ],
  },
  {
    title: 'lint (oxlint)',
    processors: 2,
    commands: [[bin('oxlint'), '--type-aware', ...code, 'playwright.config.ts']],
  },
  { title: 'walls (dependency-cruiser)', commands: [['tools/tidy/walls.ts']] },
  { title: 'dead code (knip)', commands: [[bin('knip'), '--no-progress']] },
  { title: 'tidy', commands: [['tools/tidy/main.ts']] },
  {
    title: 'generated pages are up to date',
    commands: [['tools/tidy/generate.ts', '--check']],
  },
].map(checkStep)

export const certificatesStep = checkStep({
  title: 'certificates of the games',
  kind: 'certificates',
  commands: [['tools/certify/main.ts', '--check']],
})

export const sizesStep = checkStep({
  title: 'size budgets (size-limit)',
  after: [buildStep.title],
  commands: [[bin('size-limit')]],
})

/**
 * Every step of a tier, in its order.
 * @param filters of what is looked for by name; what has no names is then left out.
 */
export const steps = (tier: Tier, filters: readonly string[]): readonly Step[] => [
  ...checks,
  integrationStep(filters),
  drillsStep(filters),
  unitStep(filters),
  ...(filters.length === 0 ? [simulationStep(tier)] : []),
  certificatesStep,
  buildStep,
  sizesStep,
  playwrightStep(filters),
  ...(tier.isAll && filters.length === 0 ? [lighthouseStep] : []),
]
