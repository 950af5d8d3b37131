import { expect, it, vi } from 'vitest'
import type { Game } from '@fairhouse/contract/entities/game'
import { anybody, catalogPort } from '#modules/catalog'
import type { TestServer } from '../../wire/test-server.ts'
import { type DialectName, openTestProvider } from './testing/test-provider.ts'

const waitMs = 30_000
const pauseMs = 31_000

it.each<DialectName>(['hub88', 'jili'])(
  'a provider of %s that opens nothing is off for a while, said to be so, and comes back',
  async (name) => {
    const provider = await openTestProvider(name)
    const { server, says, ours } = provider
    const { browser } = await provider.player()
    const concerned = async () =>
      (await server.house.concerns()).filter((sentence) => sentence.startsWith('test opens no'))
    expect(shownIn(server, ours.game).away).toBeUndefined()
    says.opens = false
    for (let time = 0; time < 3; time++)
      expect(await browser.do('launchGame', { uri: ours.game })).toMatchObject({ url: null })
    expect((await browser.refused('launchGame', { uri: ours.game })).code).toBe(99)
    expect(await concerned()).toHaveLength(1)
    expect(shownIn(server, ours.game)).toMatchObject({ sandbox: true, away: true })

    server.pass(pauseMs)
    says.opens = true
    await vi.waitFor(async () => expect(await concerned()).toEqual([]), {
      timeout: waitMs,
      interval: 200,
    })
    expect(shownIn(server, ours.game)).toMatchObject({ sandbox: false })
    expect(await browser.do('launchGame', { uri: ours.game })).toMatchObject({ url: '/play/x' })
    await provider.stop()
  },
)

function shownIn({ house }: TestServer, uri: string): Game {
  const { games } = house.get(catalogPort).offered(anybody)
  const found = games.find((one) => one.uri === uri)
  if (!found) throw new Error(`${uri} is not offered`)
  return found
}
