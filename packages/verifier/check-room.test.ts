import { createHash, createHmac } from 'node:crypto'
import { toHex } from '@fairhouse/fairness/hex'
import { game } from '@fairhouse/games/rocket-rail/math'
import { expect, it } from 'vitest'
import { bustOf, checkRoom, type ToldRound } from './check-room.ts'

const length = 300
const salt = '5a17'.repeat(16)
/** Made with the platform's own hash and the formula of the documents, not with the code that is tested. */
const links: Buffer[] = [createHash('sha256').update('the newest link').digest()]
for (let link = length; link > 0; link--)
  links.unshift(
    createHash('sha256')
      .update(links[0] ?? '')
      .digest(),
  )
const end = toHex(links[0] ?? new Uint8Array())

function formula(link: Buffer, number: number): number {
  const word = createHmac('sha256', link).update(`${salt}:${number}:0`).digest().readUInt32BE(0)
  return Number(maxOf(100n, minOf(1_000_000n, (99n * 2n ** 32n) / BigInt(word + 1))))
}
const maxOf = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const minOf = (one: bigint, other: bigint): bigint => (one < other ? one : other)

const rounds: readonly ToldRound[] = links.slice(1).map((link, at) => ({
  number: at + 1,
  link: toHex(link),
  bust: formula(link, at + 1),
}))

it('finds nothing wrong with rounds that follow from the chain, all of them or some', () => {
  expect(checkRoom(game, { end, salt }, rounds)).toEqual([])
  expect(checkRoom(game, { end, salt }, rounds.slice(100, 110))).toEqual([])
  expect(checkRoom(game, { end, salt }, [])).toEqual([])
})

it('finds a bust that was changed, a link that was exchanged, and another end', () => {
  const changed = rounds.map((round) => (round.number === 7 ? { ...round, bust: 101 } : round))
  expect(checkRoom(game, { end, salt }, changed)).toMatchObject([
    { code: 'bustDiffers', number: 7 },
  ])
  const exchanged = rounds.map((round) =>
    round.number === 9 ? { ...round, link: rounds[3]?.link ?? '' } : round,
  )
  expect(
    checkRoom(game, { end, salt }, exchanged).map(({ code, number }) => [code, number]),
  ).toContainEqual(['linkOffChain', 9])
  expect(checkRoom(game, { end: rounds[5]?.link ?? '', salt }, rounds)).toMatchObject([
    { code: 'linkOffChain', number: 0 },
  ])
})

it('another salt makes other rounds', () => {
  const busts = rounds.slice(0, 20).map(({ bust }) => bust)
  const others = links
    .slice(1, 21)
    .map((link, at) => bustOf(game, { link, salt: 'b', number: at + 1 }))
  expect(others).not.toEqual(busts)
})
