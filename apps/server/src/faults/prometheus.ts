import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../platform/embedded-postgres/free-port.ts'

const usualPlaces = [
  '/usr/bin/prometheus',
  '/usr/local/bin/prometheus',
  '/opt/homebrew/bin/prometheus',
]

/** Path of a Prometheus; undefined where there is none, and tests that need it are left out. `npm test` looks for one and says so. */
export const prometheus: string | undefined =
  process.env['PROMETHEUS'] === undefined
    ? usualPlaces.find((path) => existsSync(path))
    : process.env['PROMETHEUS'] || undefined

/** A Prometheus that watches one house by the rules of `deploy/prometheus`. */
export interface Watch {
  /** Names of the alerts that fire now. */
  readonly firing: () => Promise<readonly string[]>
  /** How often it has read the house's metrics. */
  readonly looks: () => Promise<number>
  readonly stop: () => Promise<void>
}

const rulesFile = join(import.meta.dirname, '../../../../deploy/prometheus/rules.yaml')

const alerts = z.object({
  data: z.object({
    alerts: z.array(
      z.object({ state: z.string(), labels: z.looseObject({ alertname: z.string() }) }),
    ),
  }),
})
const vector = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
})

/**
 * Starts one that looks every second. What the rules would bear for minutes they bear for no time: their expressions are what is tried.
 * @param target `host:port` of the operator port.
 */
export async function startPrometheus(target: string): Promise<Watch> {
  if (prometheus === undefined) throw new Error('there is no Prometheus')
  const folder = await mkdtemp(join(inject('scratchFolder'), 'prometheus-'))
  const rules = readFileSync(rulesFile, 'utf8').replaceAll(/^ +for: .*\n/gm, '')
  await writeFile(join(folder, 'rules.yaml'), rules)
  await writeFile(
    join(folder, 'prometheus.yaml'),
    `global: {scrape_interval: 1s, evaluation_interval: 1s}
rule_files: [rules.yaml]
scrape_configs:
  - job_name: fairhouse
    static_configs: [{targets: ["${target}"]}]
`,
  )
  const port = await findFreePort()
  const server = spawn(
    prometheus,
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  process.once('exit', () => server.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await untilReady(server, url)
  return {
    firing: async () => {
      const { data } = alerts.parse(await (await fetch(`${url}/api/v1/alerts`)).json())
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname)
    },
    looks: async () => {
      const query = 'count_over_time(up{job="fairhouse"}[1h])'
      const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`)
      const { data } = vector.parse(await answer.json())
      return Number(data.result[0]?.value[1] ?? 0)
    },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('Prometheus ended before it was ready')
    const ready = await fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      // Nobody listens yet.
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
}
