import { replyDifference } from '../../app/shell/asking/reply-difference.ts'
import type { OutgoingCall } from '../../asking/transport.ts'

/** A success, to be compared with the contract. */
export interface ReplyToCheck {
  readonly name: OutgoingCall['name']
  readonly body: unknown
}

addEventListener('message', ({ data: { name, body } }: MessageEvent<ReplyToCheck>) => {
  const difference = replyDifference(name, body)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is heard by who started it alone
  if (difference !== null) postMessage(difference)
})
