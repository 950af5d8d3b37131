import { providers } from '@fairhouse/contract/entities/provider'
import { expect, it } from 'vitest'
import { lobbyPage } from './lobby-page.ts'

const page = lobbyPage('https://house.test', 'n0nce')

it('launches games of the one provider that has a lobby, at the house, as lobbies do', () => {
  const [provider, ...others] = providers.filter(({ lobby }) => lobby)
  expect(others).toEqual([])
  const launches = [...page.matchAll(/href="(https:[^"]+)"/g)].map(
    ([, address]) => new URL(address ?? ''),
  )
  expect(launches).toHaveLength(3)
  for (const { origin, pathname, searchParams } of launches) {
    expect(origin).toBe('https://house.test')
    expect(pathname.startsWith(`/en/${provider?.key}-`)).toBe(true)
    expect(searchParams.get('launch')).toBe('lobby')
  }
})

it('has no script, and styles by its nonce alone', () => {
  expect(page).not.toContain('<script')
  expect(page.match(/<style/g)).toHaveLength(1)
  expect(page).toContain('<style nonce="n0nce">')
})
