import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type OwnHouse, openOwnHouse } from './own-house.ts'
import { prometheus, startPrometheus, type Watch } from './prometheus.ts'

const patience = { timeout: 90_000, interval: 250 }

const isLeftOut = prometheus === undefined || !inject('tier').isAll

describe.skipIf(isLeftOut)('a Prometheus with the rules of deploy/prometheus', () => {
  let house: OwnHouse
  let watch: Watch
  beforeAll(async () => {
    house = await openOwnHouse({ players: 4 })
    watch = await startPrometheus(new URL(house.server.operatorUrl).host)
  })
  afterAll(async () => {
    await watch.stop()
    await house.close()
  })

  const fires = (...names: readonly string[]) =>
    expect.poll(watch.firing, patience).toEqual(expect.arrayContaining([...names]))
  const rests = (name: string) => expect.poll(watch.firing, patience).not.toContain(name)
  const looksAgain = async (times: number): Promise<void> => {
    const before = await watch.looks()
    await expect.poll(watch.looks, patience).toBeGreaterThanOrEqual(before + times)
  }

  it('wakes nobody for a house that is played in', async () => {
    await house.crowd.hears(50)
    await looksAgain(3)
    const woken = ['BooksBroken', 'DatabaseAway', 'CallsTurnedAway', 'CallsFail', 'NodeSilent']
    const firing = await watch.firing()
    expect(woken.filter((name) => firing.includes(name))).toEqual([])
    expect(firing).not.toContain('DatabaseConnections')
  })

  it('tells of connections that are nearly all taken', async () => {
    const taken: Client[] = []
    // A hundred are allowed; the house has its own besides.
    while (taken.length < 80) {
      const client = new Client({ connectionString: house.postgres.connectionString })
      client.on('error', () => undefined)
      await client.connect()
      taken.push(client)
    }
    await fires('DatabaseConnections')
    await Promise.all(taken.map((client) => client.end()))
    await rests('DatabaseConnections')
  })

  it('wakes somebody when the database is away and calls are turned away, until it is back', async () => {
    await house.postgres.stop()
    await house.crowd.isPutOff(1)
    await fires('DatabaseAway', 'CallsTurnedAway')
    await house.restartPostgres()
    await rests('DatabaseAway')
    await house.crowd.hears(20)
  })

  it('wakes somebody when a node is silent', async () => {
    await house.server.kill()
    await fires('NodeSilent')
    await house.server.start()
    await rests('NodeSilent')
    await house.crowd.goHome()
  })
})
