import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 30_000

/** Waits until somebody listens on a port of the loopback interface. */
export async function listens(port: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  while (!(await takes(port))) {
    if (performance.now() > giveUpAt) throw new Error(`nobody listens on port ${port}`)
    await pause(20)
  }
}

const takes = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => {
      probe.destroy()
      answer(true)
    })
    probe.once('error', () => answer(false))
  })
