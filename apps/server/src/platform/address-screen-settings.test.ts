import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { settingsShown } from './operator/settings-shown.ts'

const key = 'key-of-the-lists-0'
const set = (url: string, more: Record<string, string> = { ADDRESS_SCREEN_KEY: key }) =>
  readConfig({ ADDRESS_SCREEN_URL: url, ...more }, '/')

it('names a server of lists with its key, and shows the key to nobody', () => {
  const config = set('https://lists.example/v1/')
  expect(config.addressScreen).toEqual({ url: 'https://lists.example/v1', key })
  expect(settingsShown(config)['ADDRESS_SCREEN_URL']).toBe('https://lists.example')
  expect(JSON.stringify(settingsShown(config))).not.toContain(key)
  expect(readConfig({}, '/').addressScreen).toBeNull()
})

it('sends the key over no network in the open', () => {
  expect(set('http://127.0.0.1:9000').addressScreen).not.toBeNull()
  for (const url of ['http://lists.example', 'https://me:it@lists.example', 'lists.example'])
    expect(() => set(url)).toThrow('ADDRESS_SCREEN_URL must be')
})

it('is set whole or not at all', () => {
  expect(() => set('https://lists.example', {})).toThrow('belong together')
  expect(() => readConfig({ ADDRESS_SCREEN_KEY: key }, '/')).toThrow('belong together')
  expect(() => set('https://lists.example', { ADDRESS_SCREEN_KEY: 'short' })).toThrow('16')
})
