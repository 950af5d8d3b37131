import type { Instruction, Opened, ProviderNews, Status, StatusQuestion } from '#modules/cashier'
import type { Heard } from '../ask-json.ts'

/** An answer of the sandbox as the port says it: a clear no is refused, a silence is unknown. */
export function openedBy<Body extends { readonly id: string }>(
  heard: Heard<Body>,
  instructionOf: (body: Body) => Instruction = () => ({ kind: 'none' }),
): Opened {
  switch (heard.type) {
    case 'answer':
      return {
        type: 'opened',
        providerRef: heard.body.id,
        instruction: instructionOf(heard.body),
      }
    case 'refused':
      return { type: 'refused', reason: 'providerFault' }
    case 'silence':
      return { type: 'unknown' }
  }
}

export function statusBy<Body>(
  heard: Heard<Body>,
  newsOf: (body: Body) => readonly ProviderNews[],
): Status {
  if (heard.type === 'answer') return { type: 'known', news: newsOf(heard.body) }
  return heard.type === 'refused' && heard.status === 404 ? { type: 'none' } : { type: 'unknown' }
}

/** Where a question is asked: by the sandbox's reference, or by ours where its answer never came. */
export const pathOf = (path: string, { providerRef, reference }: StatusQuestion): string =>
  providerRef
    ? `${path}/${encodeURIComponent(providerRef)}`
    : `${path}?reference=${encodeURIComponent(reference)}`
