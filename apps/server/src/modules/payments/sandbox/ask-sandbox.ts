import type { z } from 'zod'
import type { AskJson, Heard } from '../ask-json.ts'
import type { Sandbox } from './sandbox.ts'

/** Asks an interface of the sandbox; that it cannot be reached is a silence like any other. */
export const askSandbox =
  (sandbox: Pick<Sandbox, 'reach' | 'key'>, ask: AskJson) =>
  async <Body>(path: string, answer: z.ZodType<Body>, body?: unknown): Promise<Heard<Body>> => {
    const url = await sandbox.reach()
    if (url === null) return { type: 'silence' }
    return ask({
      url: `${url}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${sandbox.key}` },
      answer,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

export type AskSandbox = ReturnType<typeof askSandbox>
