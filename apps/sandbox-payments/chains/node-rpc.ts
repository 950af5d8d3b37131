/** A node's JSON-RPC. */
export interface NodeRpc {
  /** With user and password in it. */
  readonly url: string
  /**
   * @returns the answer, with every amount (a number with a point or an exponent) as the text that it came as.
   * @throws Error with the node's word for a no; fetch's own where there is no answer.
   */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
}

const silenceMs = 60_000

export function createNodeRpc(port: number, user: string, password: string): NodeRpc {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    url: `http://${user}:${password}@127.0.0.1:${port}/`,
    call: async (method, ...params) => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
        signal: AbortSignal.timeout(silenceMs),
      })
      return resultOf(method, await answer.text())
    },
  }
}

/** Amounts must not become floats: they are put into quotes before JSON is read. Nothing that we ask holds such a thing in a string. */
const withAmountsAsText = (text: string): string =>
  text.replace(/:\s*(-?\d+(?:\.\d+(?:e-?\d+)?|e-?\d+))(?=[,\s}\]])/gi, ':"$1"')

function resultOf(method: string, text: string): unknown {
  const told: unknown = JSON.parse(withAmountsAsText(text))
  if (typeof told !== 'object' || told === null) throw new Error(`${method}: no answer`)
  if ('error' in told && told.error !== null) {
    throw new Error(`${method}: ${JSON.stringify(told.error)}`)
  }
  return 'result' in told ? told.result : null
}
