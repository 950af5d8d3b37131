import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { exactJson } from './exact-json.ts'

/** Where a node answers, and with which words it lets somebody in. */
export interface NodePlace {
  readonly url: string
  readonly authorization: string | null
}

/** The node said no, in its own words. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal'
}

/** Nobody answered, or not in full, or something else than an answer. */
export class NodeSilence extends Error {
  override readonly name = 'NodeSilence'
}

/** @throws NodeRefusal or NodeSilence. */
export type AskNode = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** A block in JSON is some megabytes. */
const mostBytes = 64 * 1024 * 1024

/**
 * Asks a node over JSON-RPC.
 * @param needs.place null while there is none.
 * @param needs.timeMs longest that an answer may take, to its last byte.
 */
export function createAskNode(needs: {
  readonly place: () => Promise<NodePlace | null>
  readonly timeMs: number
}): AskNode {
  return async (method, ...params) => {
    const place = await needs.place()
    if (!place) throw new NodeSilence('there is no node now')
    const body = JSON.stringify({ jsonrpc: '1.0', id: 1, method, params })
    return resultOf(method, await exchange(place, body, needs.timeMs))
  }
}

function resultOf(method: string, text: string): unknown {
  const told = jsonOf(text)
  if (typeof told !== 'object' || told === null || !('result' in told) || !('error' in told))
    throw new NodeSilence(`${method}: no answer of a node`)
  if (told.error !== null && told.error !== undefined)
    throw new NodeRefusal(`${method}: ${JSON.stringify(told.error)}`)
  return told.result
}

function jsonOf(text: string): unknown {
  try {
    return exactJson(text)
  } catch {
    // Whatever it was instead: the caller hears that it was no answer.
    return null
  }
}

async function exchange(place: NodePlace, body: string, timeMs: number): Promise<string> {
  const ask = place.url.startsWith('https:') ? secureRequest : plainRequest
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(place.authorization !== null && { authorization: place.authorization }),
  }
  const signal = AbortSignal.timeout(timeMs)
  return new Promise((resolve, reject) => {
    const silence = (fault: Error): void =>
      reject(new NodeSilence('the node gave no answer', { cause: fault }))
    const asking = ask(place.url, { method: 'POST', headers, signal, agent: false }, (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
        if (size > mostBytes) asking.destroy(new Error('the node says too much'))
        else parts.push(part)
      })
      answer.on('error', silence)
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
    asking.on('error', silence)
    asking.end(body)
  })
}
