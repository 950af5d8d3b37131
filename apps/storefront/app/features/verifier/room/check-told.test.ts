import { createHash, createHmac } from 'node:crypto'
import { game } from '@fairhouse/games/rocket-rail/math'
import { expect, it } from 'vitest'
import { checkTold, type ToldRoomRound } from './check-told.ts'

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const salt = 'a quiet salt'
const number = 40
const link = sha256(Buffer.from('a link'))
const end = Array.from({ length: number }).reduce<Buffer>((last) => sha256(last), link)
/** By the formula of the documents. */
const word = createHmac('sha256', link).update(`${salt}:${number}:0`).digest().readUInt32BE(0)
const bust = Math.max(100, Math.min(1_000_000, Math.floor((99 * 2 ** 32) / (word + 1))))

const told: ToldRoomRound = {
  uri: 'rocket-rail',
  definition: game.hash,
  salt,
  number,
  bust,
  end: end.toString('hex'),
  link: link.toString('hex'),
}

it('a round that follows from its chain agrees', () => {
  expect(checkTold(game, told)).toEqual({
    chain: true,
    bust: true,
    foundEnd: told.end,
    foundBust: bust,
  })
})

it('another number leads past the end', () => {
  const checks = checkTold(game, { ...told, number: number - 1 })
  expect(checks.chain).toBe(false)
  expect(checks.foundEnd).not.toBe(told.end)
})

it('another bust is found', () => {
  expect(checkTold(game, { ...told, bust: bust + 1 })).toMatchObject({
    chain: true,
    bust: false,
    foundBust: bust,
  })
})
