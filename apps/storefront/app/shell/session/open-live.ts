import type { PlayingFrame } from '@fairhouse/contract/topics/playing'
import type { PaymentFrame, StatusFrame } from '@fairhouse/contract/topics/user'
import type { WinnersFrame } from '@fairhouse/contract/topics/winners'
import { browserLine } from '../../../line/browser-line.ts'
import { createLine, isTold, type Line } from '../../../line/line.ts'
import type { Client } from './client.ts'

/** The answer that ended the session may still be on its way to another tab, with the cookie of the next one. */
const cookieMs = 1_000

/** The session may have been ended from another browser, or by what this page is asking: then the answer brings the next one. */
async function askWhoIsHere(client: Client): Promise<void> {
  await client.answered()
  await client.ask('status', { passive: true }, { passive: true })
}

/** Opens the line on which the house tells a page its news. */
export function openLive(client: Client): Line {
  const line = createLine({
    ...browserLine,
    topics: () => [...(client.status.get().isLogged ? ['user'] : []), 'winners', 'playing'],
    sessionWasOver: () => void browserLine.after(cookieMs, () => void askWhoIsHere(client)),
    hear(frame) {
      if (isTold<StatusFrame>(frame, 'status')) client.hearStatus(frame.data.userStatus)
      if (isTold<PaymentFrame>(frame, 'payment')) client.hearPayment(frame.data.transaction)
      if (isTold<WinnersFrame>(frame, 'winners')) client.hearWinners(frame.data, frame.snapshot)
      if (isTold<PlayingFrame>(frame, 'playing')) client.hearPlaying(frame.data, frame.snapshot)
    },
  })
  line.start()
  return line
}
