import { browserLine } from '../../line/browser-line.ts'
import { createLine, type Line } from '../../line/line.ts'
import type { Client } from './client.ts'

/** Opens the line on which the house tells a page its news. */
export function openLive(client: Client): Line {
  const line = createLine({
    ...browserLine,
    topics: () => (client.status.get().isLogged ? ['user', 'winners'] : ['winners']),
    // The session was ended from another browser, perhaps: the house says who is asking.
    cameBackAnew: () => void client.ask('status', { passive: true }, { passive: true }),
    hear(frame) {
      if (frame.type === 'status') client.hearStatus(frame.data.userStatus)
      if (frame.type === 'winners') client.hearWinners(frame.data, frame.snapshot)
    },
  })
  line.start()
  return line
}
