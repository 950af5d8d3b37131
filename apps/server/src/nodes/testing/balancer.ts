import { connect, createServer, type Socket } from 'node:net'

/** What stands in front of nodes: leads each new connection to the next of those that it is told. */
export interface Balancer {
  readonly url: string
  /** From now on to these. Connections that are open are cut, as when a balancer is set anew. */
  readonly leadTo: (urls: readonly string[]) => void
  readonly close: () => Promise<void>
}

export async function openBalancer(first: string): Promise<Balancer> {
  let [nodes, turn] = [[new URL(first)], 0]
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const node = nodes[turn++ % nodes.length]
    const far = connect(Number(node?.port), node?.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.setNoDelay(true)
      // What breaks here ends with `close`, which is passed on.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (urls) => {
      nodes = urls.map((url) => new URL(url))
      cut()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
