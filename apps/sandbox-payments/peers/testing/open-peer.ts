import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '../../frame/create-app.ts'
import type { Part } from '../../frame/part.ts'

/** A notice as it came in, with the names of headers in lower case. */
interface Told {
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A peer on a free port of this machine, with somebody in the house's place who writes down what he is told. */
export async function openPeer(
  part: Part,
  heard: (told: Told) => Promise<void> = async () => undefined,
) {
  const told: Told[] = []
  const house = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (one: Buffer) => parts.push(one))
    request.on('end', () => {
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      const notice = { raw: Buffer.concat(parts), headers: Object.fromEntries(headers) }
      told.push(notice)
      heard(notice).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      )
    })
  })
  house.listen(0, '127.0.0.1')
  await once(house, 'listening')
  const place = house.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-peer-'))
  const key = 'ab'.repeat(32)
  const sandbox = await createSandbox(
    {
      port: 0,
      host: '127.0.0.1',
      key,
      house: `http://127.0.0.1:${place.port}`,
      folder,
      chainsOnDemand: [],
      stepMs: 50,
    },
    [part],
  )
  const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    key,
    told: () => told,
    /** Tells the peer's world what happened. @throws Error when it refuses. */
    world: async (path: string, body: object = {}): Promise<string> => {
      const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
      return text
    },
    stop: async () => {
      await sandbox.stop()
      house.closeAllConnections()
      house.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
