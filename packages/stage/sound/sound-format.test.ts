import { expect, it } from 'vitest'
import { soundFormat } from './sound-format.ts'

const all = () => true
const only = (format: string) => (type: string) => type.startsWith(`audio/${format}`)
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'

it.each([
  ['Linux', linux, all, 'ogg'],
  ['Opera', `${windows} OPR/120.0.0.0`, all, 'ogg'],
  ['Maxthon', `${windows} Maxthon/7.0`, all, 'ogg'],
  ['Windows', windows, all, 'mp3'],
  ['an iPhone', iphone, all, 'mp3'],
  ['Linux without Ogg', linux, only('mpeg'), 'mp3'],
  ['Windows without MP3', windows, only('ogg'), 'ogg'],
  ['a browser that says nothing of either', iphone, () => false, 'mp3'],
] as const)('%s gets its sounds as it should', (_, userAgent, canPlay, format) => {
  expect(soundFormat(userAgent, canPlay)).toBe(format)
})
