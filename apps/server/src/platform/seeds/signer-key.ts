import { type OpenSeedsAnswer, openingsAtOnce } from '@fairhouse/contract/signer/seeds'
import { Busy } from '../faults.ts'
import type { Log } from '../log.ts'
import type { RememberedKey } from './remembered-key.ts'
import type { AskedSeed, SecondKey } from './second-key.ts'
import type { SeedSigner } from './seed-signer.ts'

type Opening = OpenSeedsAnswer['openings'][number]

interface Waiting {
  readonly asked: AskedSeed
  readonly answer: (opening: Opening) => void
  readonly fail: (fault: unknown) => void
}

export interface SignerKey extends SecondKey {
  /** Asks for the public key, which may be another one since the signer was started anew. @throws StartFault as the signer does. */
  learn(): Promise<void>
  /** Whether it answered the last time it was asked. */
  answers(): boolean
}

/** So long an opening is waited for: a player waits behind it. */
const openMs = 3_000
/** After silence nobody is asked for so long: who comes meanwhile hears at once that it is not possible now. */
const pauseMs = 1_000

/**
 * The second key in a process of its own. What is asked for while an answer is awaited goes together with the next question.
 * @param needs.node names this process in the signer's log.
 * @param needs.remembered where the public key is kept over a restart, so that a house seals seeds although its signer is away.
 */
export function signerKey(needs: {
  readonly signer: SeedSigner
  readonly node: string
  readonly log: Log
  readonly remembered: RememberedKey | null
  /** Of a clock that only goes forward, in milliseconds. */
  readonly now?: () => number
}): SignerKey {
  const { signer, node, log, remembered, now = () => performance.now() } = needs
  let known = remembered?.read() ?? null
  let waiting: Waiting[] = []
  let working = false
  let silentUntil = Number.NEGATIVE_INFINITY
  let answered = true

  async function learn(): Promise<void> {
    const told = await signer.seedKey()
    answered = told !== null
    if (told === null || known?.equals(told)) return
    if (known !== null) log.warn('the signer has another key for seeds; new ones are sealed to it')
    known = told
    remembered?.write(told)
  }

  async function work(): Promise<void> {
    working = true
    // Everything that has arrived by now goes together.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = waiting.slice(0, openingsAtOnce)
      waiting = waiting.slice(openingsAtOnce)
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await settle(batch)
    }
    working = false
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    const openings = batch.map(({ asked: { owner, purpose, sealed } }) => ({
      owner,
      purpose,
      sealed: sealed.toString('base64'),
    }))
    const asked = signer.openSeeds({ by: node, openings })
    const told = await within(openMs, asked).catch(() => null)
    answered = told !== null
    if (told === null) silentUntil = now() + pauseMs
    for (const [place, { answer, fail }] of batch.entries()) {
      const opening = told?.openings[place]
      if (opening) answer(opening)
      else fail(away())
    }
  }

  const ask = (asked: AskedSeed): Promise<Opening> =>
    new Promise((answer, fail) => {
      if (now() < silentUntil) return fail(away())
      waiting.push({ asked, answer, fail })
      if (!working) void work()
      return undefined
    })
  return {
    learn,
    answers: () => answered,
    publicKey: async () => {
      if (known === null) await learn()
      if (known === null) throw away()
      return known
    },
    open: async (asked) => {
      const opening = await ask(asked)
      if (opening.type === 'opened') return Buffer.from(opening.sealed, 'base64')
      if (opening.why === 'tooMany') throw away()
      throw new Error(`the signer does not open a seed: ${opening.why}`)
    },
  }
}

const away = (): Busy => new Busy('the signer does not open seeds now', 'seeds', 2)

async function within<Result>(ms: number, coming: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
