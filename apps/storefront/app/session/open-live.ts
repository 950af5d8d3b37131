import { browserLine } from '../../line/browser-line.ts'
import { createLine, type Line } from '../../line/line.ts'
import type { Client } from './client.ts'

/** The answer that ended the session may still be on its way to this browser, with the cookie of the next one. */
const cookieMs = 1_000

/** The session may have been ended from another browser. */
const askWhoIsHere = (client: Client) => client.ask('status', { passive: true }, { passive: true })

/** Opens the line on which the house tells a page its news. */
export function openLive(client: Client): Line {
  const line = createLine({
    ...browserLine,
    topics: () => (client.status.get().isLogged ? ['user', 'winners'] : ['winners']),
    sessionWasOver: () => void browserLine.after(cookieMs, () => void askWhoIsHere(client)),
    hear(frame) {
      if (frame.type === 'status') client.hearStatus(frame.data.userStatus)
      if (frame.type === 'payment') client.hearPayment(frame.data.transaction)
      if (frame.type === 'winners') client.hearWinners(frame.data, frame.snapshot)
    },
  })
  line.start()
  return line
}
