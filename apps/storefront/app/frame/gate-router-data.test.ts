import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gateRouterData } from './gate-router-data.ts'

const challenge = '<main id="fairhouse-challenge">work</main>'
const met = vi.fn(async (_page: string) => 'solved' as const)
const gate = { untilFree: async () => 0, meet: met }
let answers: Response[] = []
const plain = vi.fn(async () => answers.shift() ?? new Response('data'))

beforeEach(() => {
  answers = [new Response(challenge, { headers: { 'content-type': 'text/html' } })]
  vi.stubGlobal('window', { fetch: plain })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it("a page's data is asked for again once a challenge is solved", async () => {
  gateRouterData(gate)
  const answer = await window.fetch(new URL('https://house.test/en/lobby.data'))
  expect(await answer.text()).toBe('data')
  expect(met).toHaveBeenCalledWith(challenge, 0)
  expect(plain).toHaveBeenCalledTimes(2)
})

it('everything else goes as it went, and all of it again in the end', async () => {
  const stop = gateRouterData(gate)
  expect(await (await window.fetch('/en/lobby.data')).text()).toBe(challenge)
  expect(met).not.toHaveBeenCalled()
  stop()
  expect(window.fetch).toBe(plain)
})
