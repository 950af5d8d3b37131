import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../../apps/server/src/platform/metrics.ts'
import { documentsIn, filesEnding, root, textOf } from './read-deploy.ts'

const rule = z.union([
  z.strictObject({
    alert: z.string(),
    expr: z.string(),
    for: z.string().optional(),
    labels: z.strictObject({ severity: z.enum(['page', 'look']) }),
    annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
  }),
  z.strictObject({ record: z.string(), expr: z.string() }),
])
const rules = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })
  .parse(documentsIn('prometheus/rules.yaml')[0])
  .groups.flatMap((group) => group.rules)
const alerts = rules.flatMap((one) => ('alert' in one ? [one] : []))

const board = z.looseObject({
  uid: z.string(),
  panels: z.array(
    z.looseObject({
      title: z.string(),
      targets: z.array(z.looseObject({ expr: z.string() })).min(1),
    }),
  ),
})
const boards = filesEnding('.json').map((path) => board.parse(JSON.parse(textOf(path))))

/** Names of metrics in an expression, without the parts of a histogram. */
const metricsOf = (expr: string): string[] =>
  [...expr.matchAll(/\bfairhouse_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))

/** What the server's source names, and what comes from prom-client. */
async function metricsThatThereAre(): Promise<ReadonlySet<string>> {
  const sources = readdirSync(join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'),
    )
    .map((path) => readFileSync(join(root, 'apps/server/src', path), 'utf8'))
  const named = sources.flatMap((text) => [
    ...[...text.matchAll(/name: '(fairhouse_[a-z0-9_]+)'/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/gauge\(\s*'([a-z0-9_]+)'/g)].map(([, name]) => `fairhouse_${name}`),
  ])
  const told = await createMetrics().text('all')
  const running = [...told.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '']) => name)
  const all = [...named, ...running]
  // Histograms have a sum and a count.
  return new Set([...all, ...all.flatMap((name) => [`${name}_sum`, `${name}_count`])])
}

const headingOf = (line: string): string =>
  line
    .slice(3)
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const anchorsOf = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map(headingOf)

const expressionsOf: readonly (readonly [string, readonly string[]])[] = [
  ['rules', rules.map(({ expr }) => expr)],
  ...boards.map(
    ({ uid, panels }) =>
      [uid, panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))] as const,
  ),
]

describe('rules and dashboards', () => {
  it.each(expressionsOf)('%s name only metrics that the house tells', async (_, expressions) => {
    const there = await metricsThatThereAre()
    const named = expressions.flatMap(metricsOf)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !there.has(name))).toEqual([])
  })

  it('a metric that nobody tells is found', async () => {
    const there = await metricsThatThereAre()
    expect(metricsOf('rate(fairhouse_calls_totals[1m])').filter((name) => there.has(name))).toEqual(
      [],
    )
  })

  it('have names that are used once', () => {
    const names = alerts.map(({ alert }) => alert)
    expect(names).toHaveLength(new Set(names).size)
    for (const { panels } of boards) {
      const titles = panels.map(({ title }) => title)
      expect(titles).toHaveLength(new Set(titles).size)
    }
  })
})

describe('runbooks', () => {
  it.each(alerts.map(({ alert, annotations }) => [alert, annotations.runbook] as const))(
    '%s has %s, which names it',
    (alert, runbook) => {
      const [path = '', anchor = ''] = runbook.split('#')
      expect(existsSync(join(root, path))).toBe(true)
      expect(anchorsOf(path)).toContain(anchor)
      const text = readFileSync(join(root, path), 'utf8')
      const section = text
        .split('\n## ')
        .find((part) => headingOf(`## ${part.split('\n')[0]}`) === anchor)
      expect(section).toContain(`\`${alert}\``)
    },
  )

  it('name no alert that there is not', () => {
    const there = alerts.map(({ alert }) => alert)
    const folder = join(root, 'docs/runbooks')
    const named = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^`[A-Z]\w+`.*/gm)].flatMap(([line]) =>
        [...line.matchAll(/`([A-Z][a-z]+[A-Z]\w+)`/g)].map(([, name = '']) => name),
      ),
    )
    expect(named.filter((name) => !there.includes(name))).toEqual([])
    expect(new Set(named).size).toBe(there.length)
  })

  it('name commands that there are', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    const folder = join(root, 'docs/runbooks')
    const named = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/npm run ([a-z-]+)/g)].map(
        ([, name = '']) => name,
      ),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
