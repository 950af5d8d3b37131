import type { OutgoingCall } from '../../asking/transport.ts'
import type { ReplyToCheck } from './check.worker.ts'

/**
 * Compares answers with the contract beside the page: a round is shown meanwhile, and the schemas of all calls are in no script of the page.
 * @returns compares one.
 */
export function startChecking(): (name: OutgoingCall['name'], body: unknown) => void {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    import('../../app/shell/asking/tell-difference.ts').then(
      ({ tellDifference }) => tellDifference(data),
      reportError,
    )
  })
  let hasFailed = false
  worker.addEventListener('error', ({ message }) => {
    // What it would be asked from now on has nobody to answer it.
    worker.terminate()
    if (!hasFailed)
      reportError(new Error(`answers are compared no more: ${message || 'no script'}`))
    hasFailed = true
  })
  return (name, body) => {
    if (hasFailed) return
    const reply: ReplyToCheck = { name, body }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(reply)
  }
}
