import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { gatherCrowd } from '../faults/crowd.ts'
import { expectNothingLost } from '../faults/expect-nothing-lost.ts'
import { betsAtOnce, familyHunts } from '../house/carried/hunts.ts'
import { expectGoneOn, expectStreamsHold } from '../house/carried/expect-carried.ts'
import { leaveOpen, type LeftPlayer, playAtOnce } from '../house/carried/leave-open.ts'
import { onDatabase, runOn } from '../platform/test-database.ts'
import { openSocket } from '../wire/test-socket.ts'
import { type Balancer, openBalancer } from './testing/balancer.ts'
import { type Node, startNode } from './testing/start-node.ts'
import { commitBefore, programOf } from './testing/version-before.ts'

const before = commitBefore()

describe.skipIf(before === null || !inject('tier').isAll)('an upgrade without a stop', () => {
  const { connectionString, prefix } = inject('testDatabase')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  const databaseUrl = onDatabase(connectionString, name)
  const nodes: Node[] = []
  let program = ''
  let balancer: Balancer
  beforeAll(async () => {
    await runOn(connectionString, `CREATE DATABASE ${name}`)
    program = await programOf(before ?? '')
  })
  afterAll(async () => {
    await balancer.close()
    await Promise.all(nodes.map((node) => node.stop()))
    await runOn(connectionString, `DROP DATABASE ${name} WITH (FORCE)`)
  })

  const started = async (node: Promise<Node>): Promise<Node> => {
    nodes.push(await node)
    return node
  }
  const committed = (node: Node): Promise<number> => node.metric('fairhouse_commit_decisions_sum')

  it('from the version before: both play on one database, and nobody is refused a bet', async () => {
    const old = await started(startNode({ databaseUrl, natsUrl: null, program }))
    balancer = await openBalancer(old.url)
    const left: LeftPlayer[] = [await playAtOnce(old.url, betsAtOnce)]
    for (const hunt of familyHunts) left.push(await leaveOpen(old.url, hunt))
    const crowd = await gatherCrowd(balancer.url, 12)
    crowd.play()
    await crowd.hears(100)

    // Its start migrates the database under play.
    const fresh = await started(startNode({ databaseUrl, natsUrl: null }))
    balancer.leadTo([old.url, fresh.url])
    const early = await committed(old)
    while ((await committed(fresh)) < 50 || (await committed(old)) < early + 50)
      await crowd.hears(1)

    const line = await openSocket(old.url, null)
    balancer.leadTo([fresh.url])
    await old.stop()
    expect(await line.closed).toBe(1001)
    const again = await openSocket(balancer.url, null)
    again.send({ type: 'subscribe', topics: ['winners'] })
    await again.next('winners')
    again.socket.close()

    await crowd.hears(100)
    await crowd.goHome()
    // Rounds of every family that were left open there go on here, and all streams verify.
    for (const player of left) await expectGoneOn(fresh.url, player)
    for (const player of left) expect(await expectStreamsHold(fresh.url, player)).toBeGreaterThan(0)
    expect(crowd.attempts).toMatchObject({ faults: [], hung: 0 })
    const refused = crowd.logs.flatMap(({ asked }) =>
      asked.filter(({ heard }) => heard.type === 'refused'),
    )
    expect(refused).toEqual([])
    await expectNothingLost(databaseUrl, crowd.logs)
  })
})
