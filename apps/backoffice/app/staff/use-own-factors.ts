import { madeCredential } from '@fairhouse/contract/webauthn'
import { knowsPasskeys, makePasskey } from '@fairhouse/ui/passkey'
import { useState } from 'react'
import { type Answer, ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { signIn as texts } from '../texts/sign-in.ts'

/** What became of what one did last. */
export interface FactorNotice {
  readonly sentence: string
  readonly isBad: boolean
}

/** What can be done with one's own second factors. */
export interface OwnFactorWays {
  readonly busy: boolean
  readonly said: FactorNotice | null
  /** Shown this once. */
  readonly codes: readonly string[] | null
  forgetCodes(): void
  add(): Promise<void>
  remove(passkey: string, name: string): Promise<void>
  leaveApp(): Promise<void>
  renewCodes(): Promise<void>
}

const bad = (sentence: string): FactorNotice => ({ sentence, isBad: true })
const good = (sentence: string): FactorNotice => ({ sentence, isBad: false })

/** @param reload hears that something changed. */
export function useOwnFactors(reload: () => void): OwnFactorWays {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<FactorNotice | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const doing = async (work: () => Promise<FactorNotice | null>) => {
    if (busy) return
    setBusy(true)
    setSaid(await work())
    setBusy(false)
    reload()
  }
  return {
    busy,
    said,
    codes,
    forgetCodes: () => setCodes(null),
    add: () =>
      doing(async () => {
        const added = await addPasskey()
        if (Array.isArray(added)) setCodes(added)
        return isSaid(added) ? added : good(texts.added(texts.defaultName))
      }),
    remove: (passkey, name) =>
      doing(async () => saidOf(await ask('removeOwnPasskey', { passkey }), texts.removed(name))),
    leaveApp: () => doing(async () => saidOf(await ask('leaveOwnApp', {}), texts.appGone)),
    renewCodes: () =>
      doing(async () => {
        const answer = await ask('renewOwnCodes', {})
        if (answer.type === 'done') setCodes(answer.reply.recoveryCodes)
        return answer.type === 'done' ? null : bad(sentenceOf(answer))
      }),
  }
}

const saidOf = (answer: Answer<unknown>, done: string): FactorNotice =>
  answer.type === 'done' ? good(done) : bad(sentenceOf(answer))

const isSaid = (added: FactorNotice | readonly string[] | null): added is FactorNotice =>
  added !== null && 'sentence' in added

/** Has the device make a key and adds it. @returns recovery codes where it is the first second factor, null where there were some, or why it is not there. */
async function addPasskey(): Promise<readonly string[] | null | FactorNotice> {
  if (!knowsPasskeys()) return bad(texts.impossible)
  const begun = await ask('beginOwnPasskey', {})
  if (begun.type !== 'done') return bad(sentenceOf(begun))
  const written = await makePasskey(begun.reply)
  if (written === null) return bad(texts.notDone)
  const credential = madeCredential.parse(JSON.parse(written))
  const added = await ask('addOwnPasskey', { credential, name: texts.defaultName })
  return added.type === 'done' ? added.reply.recoveryCodes : bad(sentenceOf(added))
}
