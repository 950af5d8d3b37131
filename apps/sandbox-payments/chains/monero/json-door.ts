import { z } from 'zod'

/** JSON-RPC and the other calls of a program of Monero's. */
export interface JsonDoor {
  readonly url: string
  /** @throws Error with the program's word for a no. */
  readonly call: (method: string, params?: object) => Promise<unknown>
  /** Calls that have a path of their own, as `/pop_blocks`. */
  readonly post: (path: string, body: object) => Promise<unknown>
}

/** Blocks take a second each on a busy machine. */
const silenceMs = 600_000

const told = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

export function jsonDoor(port: number): JsonDoor {
  const url = `http://127.0.0.1:${port}`
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(silenceMs),
    })
    return answer.json()
  }
  return {
    url,
    post,
    call: async (method, params = {}) => {
      const body = { jsonrpc: '2.0', id: '0', method, params }
      const { result, error } = told.parse(await post('/json_rpc', body))
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    },
  }
}
