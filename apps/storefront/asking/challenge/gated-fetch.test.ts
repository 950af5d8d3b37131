import { describe, expect, it, vi } from 'vitest'
import type { ChallengeEnd } from './gate.ts'
import { createGate } from './gate.ts'
import { gatedFetch } from './gated-fetch.ts'

const pageOf = (text: string) =>
  new Response(text, { status: 403, headers: { 'content-type': 'text/html' } })
const challenge = () => pageOf('<main id="fairhouse-challenge">work</main>')
const data = () => Response.json({ games: 3 })

/** A house that answers so, one after the other, with a gate whose challenges end so. */
function asked(answers: readonly Response[], end: ChallengeEnd) {
  const left = [...answers]
  const show = vi.fn(async (_page: string) => end)
  const gate = createGate({ show, pause: () => Promise.reject(new Error('nothing to wait for')) })
  const send = vi.fn(async () => left.shift() ?? data())
  return { show, send, come: () => gatedFetch(send, gate) }
}

describe('a file behind the wall', () => {
  it('comes as it is where nobody asks for work', async () => {
    const { come, show, send } = asked([data()], 'solved')
    expect(await (await come()).json()).toEqual({ games: 3 })
    expect(send).toHaveBeenCalledOnce()
    expect(show).not.toHaveBeenCalled()
  })

  it('is asked for again once the challenge is solved, as often as one comes', async () => {
    const { come, show, send } = asked([challenge(), challenge(), data()], 'solved')
    expect(await (await come()).json()).toEqual({ games: 3 })
    expect(send).toHaveBeenCalledTimes(3)
    expect(show.mock.calls[0]?.[0]).toContain('fairhouse-challenge')
  })

  it('fails when the player closes the challenge, which is handed on unread', async () => {
    const { come, send } = asked([challenge()], 'closed')
    const response = await come()
    expect(response.ok).toBe(false)
    expect(await response.text()).toContain('fairhouse-challenge')
    expect(send).toHaveBeenCalledOnce()
  })

  it('is left alone when it is a page that is no challenge', async () => {
    const { come, show } = asked([pageOf('<h1>Bad gateway</h1>')], 'solved')
    expect((await come()).status).toBe(403)
    expect(show).not.toHaveBeenCalled()
  })
})
