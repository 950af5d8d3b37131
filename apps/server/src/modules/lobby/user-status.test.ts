import { playerStatus as schema } from '@fairhouse/contract/entities/user-status'
import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import type { StatusFacts } from '#modules/play'
import { playerId } from '#platform/ids'
import { favorites } from './favorites.ts'
import { playerStatus, visitorStatus } from './user-status.ts'

const facts: StatusFacts = {
  player: playerId(7),
  userType: 1,
  currency: 'USD',
  isTestMoney: false,
  cash: amount(12_345n),
  credits: amount(0n),
  lastPlayed: [271],
  account: {
    login: 'anna',
    email: 'anna@example.org',
    avatarImageId: 3,
    receiveNewsletter: true,
    passwordChangedRecently: false,
    suspended: false,
    country: 'GB',
    createdAt: '2026-01-01T00:00:00.000Z',
    flags: {
      birthDate: false,
      contactAddress: false,
      changeContactEmail: false,
      verifyContactEmail: false,
      password: false,
      passwordRecovery: false,
      phone: false,
      terms: true,
    },
  },
  told: [favorites.of([271, 262])],
}

describe("a player's status", () => {
  it('has every field of the contract', () => {
    const status = playerStatus(facts, 1_700_000_000_000)
    expect(schema.parse(status)).toEqual(status)
    expect(Object.keys(status).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
  })

  it('is the same bytes for the same facts', () => {
    expect(JSON.stringify(playerStatus(facts, 1))).toBe(
      JSON.stringify(playerStatus({ ...facts }, 1)),
    )
  })

  it('refuses an amount that a JSON number would round', () => {
    expect(() => playerStatus({ ...facts, cash: amount(2n ** 53n) }, 1)).toThrow(RangeError)
  })

  it('tells favourites twice, as the specification names them', () => {
    expect(playerStatus(facts, 1)).toMatchObject({
      favoriteGames: [271, 262],
      gameLists: { 'last-played': [271], favorites: [271, 262] },
    })
  })

  it('says of what nobody tells that there is nothing', () => {
    expect(playerStatus({ ...facts, told: [] }, 1)).toMatchObject({
      withdrawalFund: 0,
      totalMessagesCount: 0,
      favoriteGames: [],
    })
  })

  it('passes on what the player must act on', () => {
    expect(playerStatus(facts, 1).userFlags.terms).toBe(true)
  })
})

it("a visitor's status has three fields", () => {
  expect(visitorStatus(5)).toEqual({ serverTime: 5, isLogged: false })
})
