import type { Page } from '@playwright/test'
import { failure } from '@fairhouse/contract/answers'
import type { Call } from '@fairhouse/contract/call'
import { chooseClientSeed, openGame } from '@fairhouse/contract/calls/play'
import type { z } from 'zod'

type Form = Readonly<Record<string, string>>

/** A refusal, where a journey expected a reply. */
export class Refusal extends Error {
  readonly code: number | string
  constructor(path: string, code: number | string) {
    super(`${path} was refused with ${code}`)
    this.code = code
  }
}

/**
 * Makes a call as the page would: same origin, its cookies, its csrf token.
 * @throws Refusal when the house says no.
 */
export async function ask<Body extends z.ZodType, Reply extends z.ZodObject>(
  page: Page,
  call: Call<Body, Reply>,
  form: Form,
): Promise<z.output<Reply>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => form[name] ?? '')
  const answer: unknown = JSON.parse(await post(page, path, form))
  const refused = failure.safeParse(answer)
  if (refused.success) throw new Refusal(path, refused.data.code)
  await giveSeed(page, answer)
  return call.reply.parse(answer)
}

/** As the game's page does: whoever sits down without a seed gives one. */
async function giveSeed(page: Page, answer: unknown): Promise<void> {
  const opened = openGame.reply.safeParse(answer)
  if (opened.data?.fairness.clientSeed !== null) return
  const { serverSeedHash } = opened.data.fairness
  await post(page, chooseClientSeed.path, { clientSeed: 'a journey', serverSeedHash })
}

/** The raw text of an answer. */
export function post(page: Page, path: string, form: Form): Promise<string> {
  return page.evaluate(
    async ([to, fields]) => {
      const token = /(?:^|; )csrf=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'X-CSRF-TOKEN': decodeURIComponent(token), Accept: 'application/json' },
        body: new URLSearchParams(fields),
      })
      return response.text()
    },
    [path, form] as const,
  )
}

let made = 0

/** A request key nobody used before. */
export const newKey = (): string => `journey-${process.pid}-${Date.now()}-${made++}`
