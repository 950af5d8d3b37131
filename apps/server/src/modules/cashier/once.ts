import { createHash } from 'node:crypto'
import { answerText, isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { type Change, changeOrRefuse, refuse } from './change.ts'
import { openSecret, sealSecret } from '#platform/sealed'
import type { CashierNeeds } from './needs.ts'
import { answerRequest, insertRequest, requestNamed, type StoredRequest } from './store/requests.ts'

/** The payments that a request began: most begin one. */
export interface Written {
  readonly transaction: string
  readonly beside: readonly string[]
}

/** Writes the request down with the payments that it is about to begin. */
export type WriteRequest = (transaction: string, beside?: readonly string[]) => Promise<Written>

/** A call that moves money, and what it is made of. */
export interface OnceCall<Reply extends object, Looked = unknown> {
  readonly call: string
  readonly key: string
  /** As its schema gave it, so that its keys have one order. */
  readonly body: object
  /** Reads a reply that was kept. */
  readonly read: (text: string) => Reply
  /** Looks at what the call is about, before anything is held. */
  readonly look: () => Promise<Looked | Refused>
  /** Writes the payment down under its request; refusing takes everything back. `write` comes first. @returns what was written. */
  readonly begin: (on: Change, looked: Looked, write: WriteRequest) => Promise<Written>
  /** What is done after it was written down, again by whoever comes after one that was cut off. */
  readonly finish: (written: Written) => Promise<Reply | Refused>
}

/**
 * Does what a call asks once for its request key: who asks again hears the first answer byte for byte, who asks for something else under
 * the same key is refused, and who comes after somebody was cut off in the middle goes on with the same payment.
 */
export async function once<Reply extends object, Looked extends object>(
  needs: CashierNeeds,
  ask: PlayerAsk,
  call: OnceCall<Reply, Looked>,
): Promise<Outcome<Reply>> {
  const { database, sealKey } = needs
  const { player } = ask
  const owner = `answer to ${call.key} of player ${player}`
  const bodyHash = hashOf(call)
  const earlier = await requestNamed(database, player, call.key)
  const begun = earlier
    ? begunBefore(earlier, call, bodyHash)
    : await beginAnew(needs, ask, call, bodyHash)
  if (isRefused(begun)) return begun
  if (begun.sealed) return kept(call, openSecret(sealKey, owner, begun.sealed))
  const reply = await call.finish(begun)
  if (isRefused(reply)) return reply
  const sealed = sealSecret(sealKey, owner, Buffer.from(answerText({ reply })))
  const first = await answerRequest(database, player, call.key, sealed)
  return kept(call, openSecret(sealKey, owner, first))
}

interface Begun extends Written {
  readonly sealed: Buffer | null
}

function begunBefore(
  { call, body_hash, transaction_id, beside, sealed_answer: sealed }: StoredRequest,
  asked: Pick<OnceCall<object>, 'call'>,
  bodyHash: Buffer,
): Begun | Refused {
  return call === asked.call && body_hash.equals(bodyHash)
    ? { transaction: transaction_id, beside, sealed }
    : { refused: 'requestKeyReused' }
}

/** Somebody else has written the request down in the same moment. */
class WrittenBefore extends Error {}

async function beginAnew<Reply extends object, Looked extends object>(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  asked: OnceCall<Reply, Looked>,
  bodyHash: Buffer,
): Promise<Begun | Refused> {
  const { call, key } = asked
  const looked = await asked.look()
  if (isRefused(looked)) return looked
  try {
    return await changeOrRefuse(needs, async (on) => {
      const written = await asked.begin(on, looked, async (transaction, beside = []) => {
        const request = { player, key, call, bodyHash, transaction, beside, at: on.now }
        if (!(await insertRequest(on.tx, request))) throw new WrittenBefore()
        return { transaction, beside }
      })
      return { ...written, sealed: null }
    })
  } catch (fault) {
    if (!(fault instanceof WrittenBefore)) throw fault
    const first = await requestNamed(needs.database, player, key)
    return first ? begunBefore(first, asked, bodyHash) : { refused: 'requestKeyReused' }
  }
}

const kept = <Reply extends object>(
  { read }: Pick<OnceCall<Reply>, 'read'>,
  answer: Uint8Array,
): Outcome<Reply> => ({
  reply: read(Buffer.from(answer).toString('utf8')),
  answer: Buffer.from(answer),
})

const hashOf = ({ call, body }: Pick<OnceCall<object>, 'call' | 'body'>): Buffer =>
  createHash('sha256')
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest()

/** Refuses in the middle of beginning when somebody says no. */
export function refuseIf(no: Refused | null): void {
  if (no) refuse(no)
}
