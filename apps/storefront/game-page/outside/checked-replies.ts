import type { OutgoingCall, Transport } from '../../asking/transport.ts'

/**
 * Compares successes with the contract once they have been handed on, as other pages do (specification, section 5): the difference is reported, and the
 * game goes on with what came. What compares is fetched with the first answer, when the browser has nothing else to do.
 * @param check compares an answer; fetched once.
 */
export function checkedReplies(
  transport: Transport,
  load: () => Promise<(name: OutgoingCall['name'], body: unknown) => void>,
): Transport {
  const check = async (name: OutgoingCall['name'], body: unknown): Promise<void> => {
    if (!isSuccess(body)) return
    const compare = await load()
    compare(name, body)
  }
  return {
    async send(call) {
      const came = await transport.send(call)
      if (came.ok) idle(() => void check(call.name, came.body).catch(reportError))
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
