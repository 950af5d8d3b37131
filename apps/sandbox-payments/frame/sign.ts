import { createHmac, randomUUID } from 'node:crypto'
import {
  type SandboxNotice,
  sandboxSignatureHeader,
  signedText,
} from '@fairhouse/contract/sandbox/notice'
import type { Frame } from './part.ts'

/** Tells the house that something may have changed. Resolves after the first attempt. */
export function tellSigned(
  { tell, settings, now }: Pick<Frame, 'tell' | 'settings' | 'now'>,
  provider: string,
  about: Pick<SandboxNotice, 'kind' | 'reference' | 'providerRef'>,
): Promise<void> {
  const notice: SandboxNotice = { id: randomUUID(), at: now(), ...about }
  return tell(provider, JSON.stringify(notice), (body, nowMs) => {
    const time = String(nowMs)
    const signature = createHmac('sha256', settings.key).update(signedText(provider, time, body))
    return { [sandboxSignatureHeader]: `t=${time},v1=${signature.digest('hex')}` }
  })
}
