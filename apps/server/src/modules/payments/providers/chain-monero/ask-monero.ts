import { z } from 'zod'

/** Where a program of Monero's is asked. */
export interface MoneroPlace {
  /** Without a slash at the end. */
  readonly url: string
  readonly authorization: string | null
}

/** It could not be asked, or its answer did not come, or not whole. */
export class MoneroSilence extends Error {
  override readonly name = 'MoneroSilence'
}

/** It said no. */
export class MoneroRefusal extends Error {
  override readonly name = 'MoneroRefusal'
}

/** Asks a wallet or a node. @throws MoneroSilence, MoneroRefusal. */
export interface AskMonero {
  /** @param timeMs for what takes longer than other calls. */
  readonly call: <Answer>(
    method: string,
    params: object,
    answer: z.ZodType<Answer>,
    timeMs?: number,
  ) => Promise<Answer>
  /** Calls with a path of their own. */
  readonly post: <Answer>(
    path: string,
    body: object,
    answer: z.ZodType<Answer>,
    timeMs?: number,
  ) => Promise<Answer>
}

const said = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})
/** Every answer to JSON-RPC names its version; what does not is no answer. */
const answered = said.extend({ jsonrpc: z.literal('2.0') })

/** @param needs.place null while nobody can be reached. */
export function createAskMonero(needs: {
  readonly place: () => Promise<MoneroPlace | null>
  readonly timeMs: number
}): AskMonero {
  const post: AskMonero['post'] = async (path, body, answer, timeMs = needs.timeMs) => {
    const told = answer.safeParse(await ask({ ...needs, timeMs }, path, body))
    if (!told.success) throw new MoneroSilence(`${path}: an answer of another shape`)
    return told.data
  }
  return {
    post,
    call: async (method, params, answer, timeMs) => {
      const body = { jsonrpc: '2.0', id: '0', method, params }
      const { result, error } = await post('/json_rpc', body, answered, timeMs)
      if (error) throw new MoneroRefusal(`${method}: ${error.message}`)
      const told = answer.safeParse(result)
      if (!told.success) throw new MoneroSilence(`${method}: an answer of another shape`)
      return told.data
    },
  }
}

async function ask(
  { place, timeMs }: Parameters<typeof createAskMonero>[0],
  path: string,
  body: object,
): Promise<unknown> {
  const where = await place()
  if (!where) throw new MoneroSilence(`${path}: it cannot be reached`)
  const { url, authorization } = where
  try {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== null && { authorization }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeMs),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return JSON.parse(await answer.text(), asItCame)
  } catch (fault) {
    throw new MoneroSilence(`${path}: no answer`, { cause: fault })
  }
}

// Amounts may be larger than a number keeps: those stay text. The third argument is newer than the library's types.
function asItCame(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source
  return typeof value === 'number' && !Number.isSafeInteger(value) ? (source ?? value) : value
}

/** The smallest units, however large. */
export const unitsShape = z.union([z.int(), z.string().regex(/^\d+$/)]).transform(BigInt)
