import { buildStep } from './build-step.mjs'
import { checkStep } from './check-step.mjs'
import { lighthouseStep } from './lighthouse-step.mjs'
import { playwrightStep } from './playwright-step.mjs'
import { simulationStep } from './simulation-step.mjs'
import { drillsStep, vitestStep } from './vitest-step.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const code = ['packages', 'games', 'apps', 'tools', 'scripts', 'vitest.config.ts']

const checks = [
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
]

/**
 * Every step in its order. A step has a title, the parts it belongs to, the processors that it keeps busy, the titles of steps that it goes
 * `after`, and `run`, which answers with counts.
 */
export const steps = (filters) => [
  ...checks.map(checkStep),
  vitestStep(filters),
  drillsStep(filters),
  ...(filters.length === 0 ? [simulationStep] : []),
  checkStep({
    title: 'certificates of the games',
    commands: [['tools/certify/main.ts', '--check']],
  }),
  buildStep,
  checkStep({
    title: 'size budgets (size-limit)',
    after: [buildStep.title],
    commands: [[bin('size-limit')]],
  }),
  playwrightStep(filters),
  ...(filters.length === 0 ? [lighthouseStep] : []),
]
