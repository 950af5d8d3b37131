import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../wire/test-server.ts'
import { writeStorefront } from '../wire/test-storefront.ts'
import { discoverModules } from './discover-modules.ts'
import { modulesFolder } from './module-list.ts'

// Goal: whoever adds something to the house touches the folder in which it lies, and nothing else. Each of these folders is found beside those of the repository,
// and the house that starts with them shows what is in them.
const describedAs = (name: string, level: number, create: string): string =>
  `export const module = {\n  name: '${name}',\n  level: ${level},\n  create: () => (${create}),\n}\n`

const added = {
  /** Nothing but a name and a level. */
  quiet: describedAs('quiet', 3, '{}'),
  /** A live topic. */
  tides: describedAs(
    'tides',
    7,
    `{ topics: [{
      name: 'tides',
      follow: (listener) => listener.send({ topic: 'tides', type: 'tides', seq: 1, data: 'high water' }),
      leave: () => undefined,
      stop: () => undefined,
    }] }`,
  ),
  /** A value for pages. */
  weather: describedAs('weather', 2, `{ pageValues: { weather: 'rain until noon' } }`),
  /** A job on one node of all, and what an operator is told of it. */
  clockwork: describedAs(
    'clockwork',
    1,
    `{
      jobs: [{ name: 'clockwork', where: 'oneNode', everyMs: 10, work: async () => void turns.push(1) }],
      concerns: () => (turns.length > 2 ? ['The clockwork turns.'] : []),
    }`,
  ).concat('const turns = []\n'),
}

function writeModules(): string {
  const folder = mkdtempSync(join(inject('scratchFolder'), 'modules-'))
  for (const [name, text] of Object.entries(added)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'module.ts'), text)
  }
  return folder
}

let server: TestServer
beforeAll(async () => {
  const modules = await discoverModules([modulesFolder, writeModules()])
  expect(modules.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(added)))
  server = await startTestServer({ modules, storefront: writeStorefront() })
})
afterAll(() => server.stop())

it('a module that is empty changes nothing', async () => {
  const status = await fetch(`${server.url}/user/status/json2`, { method: 'POST' })
  expect(status.status).toBe(200)
})

it('a topic is followed by browsers', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
  const heard: string[] = []
  socket.on('message', (raw: Buffer) => heard.push(raw.toString()))
  socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', topics: ['tides'] })))
  await vi.waitFor(() => expect(heard.join('\n')).toContain('high water'), { timeout: 10_000 })
  socket.close()
})

it('a value is there when a page is rendered', async () => {
  const page = await fetch(`${server.url}/en/lobby`)
  const { context } = z
    .object({ context: z.object({ weather: z.string() }) })
    .parse(await page.json())
  expect(context.weather).toBe('rain until noon')
})

it('a job is done again and again, and an operator told of it', async () => {
  await vi.waitFor(
    async () => expect(await server.house.concerns()).toContain('The clockwork turns.'),
    { timeout: 30_000 },
  )
})
