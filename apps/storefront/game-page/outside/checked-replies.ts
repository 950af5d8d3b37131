import type { OutgoingCall, Transport } from '../../asking/transport.ts'

/**
 * Compares successes with the contract once they have been handed on, as other pages do (specification, section 5): the difference is reported, and the
 * game goes on with what came. What compares is fetched with the first answer, when the browser has nothing else to do.
 * @param load fetches what compares, once: after a new version of the pages nothing is compared on an old one any more, and that is reported once.
 */
export function checkedReplies(
  transport: Transport,
  load: () => Promise<(name: OutgoingCall['name'], body: unknown) => void>,
): Transport {
  let comparing: ReturnType<typeof load> | null = null
  let hasFailed = false
  const check = async (name: OutgoingCall['name'], body: unknown): Promise<void> => {
    if (hasFailed || !isSuccess(body)) return
    try {
      comparing ??= load()
      const compare = await comparing
      compare(name, body)
    } catch (fault) {
      // Several answers may have waited for the same script.
      if (!hasFailed) reportError(fault)
      hasFailed = true
    }
  }
  return {
    async send(call) {
      const came = await transport.send(call)
      if (came.ok) idle(() => void check(call.name, came.body))
      return came
    },
  }
}

const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 1

/** Not while reels turn, where a browser can tell. */
function idle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act)
  else setTimeout(act)
}
