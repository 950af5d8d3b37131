import { createServer } from 'node:net'

// Below the range from which Linux and macOS give ports to outgoing connections: a restart must find its port free again.
const lowest = 15_000
const highest = 32_000

/** Whether a server could listen on this port of the loopback interface now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      probe.close(() => answer(true)),
    )
  })
}

/** A port of the loopback interface that nobody listens on. `pick` gives numbers in [0, 1). */
export async function findFreePort(pick: () => number = Math.random): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(pick() * (highest - lowest))
    if (await isFree(port)) return port
  }
}
