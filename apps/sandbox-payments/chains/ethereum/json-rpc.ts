import { z } from 'zod'

const answer = z.object({
  result: z.unknown(),
  error: z.object({ code: z.int(), message: z.string() }).optional(),
})

/** Asks a node one question. */
export type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** @returns a way to ask a node; it throws what the node refuses, in its own words. */
export const askAt =
  (rpc: string): Ask =>
  async (method, ...params) => {
    const response = await fetch(rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(20_000),
    })
    const { result, error } = answer.parse(await response.json())
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
