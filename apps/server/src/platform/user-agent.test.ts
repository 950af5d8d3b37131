import { expect, it } from 'vitest'
import { browserName, browserWords } from './user-agent.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

it.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows', 'computer'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows', 'computer'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows', 'computer'],
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [`${android} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', 'phone'],
  [`${iphone} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', 'phone'],
  [`${mac} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS', 'computer'],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox',
    'Linux',
    'computer',
  ],
  ['curl/8.5.0', null, null, 'computer'],
  ['', null, null, 'computer'],
])('%s', (userAgent, browser, system, kind) => {
  expect(browserWords(userAgent)).toEqual({ browser, system, kind })
})

it('is one name for every version of a browser', () => {
  const name = (version: number) => browserName(`${windows} Chrome/${version}.0.0.0 Safari/537.36`)
  expect(name(141)).toBe('Chrome, Windows')
  expect(name(142)).toBe(name(141))
})
