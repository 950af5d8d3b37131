import { describe, expect, it } from 'vitest'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { missedTargets } from './targets.ts'

const certified: Certificate = {
  uri: 'one',
  version: 1,
  hash: '',
  proof: 'E',
  rtp: { exact: { numerator: '24', denominator: '25' }, ratio: 0.96 },
  split: [],
  hitFrequency: 0.27,
  profitFrequency: 0.15,
  sigma: 6,
  volatility: 3,
  featureOneIn: [],
  topPrize: { x: 1000, oneIn: 1e6 },
  tail: [],
  modes: [],
}
const design = { targets: { rtp: 0.96, sigma: 5.5, hit: 0.285 }, mechanics: [] }

describe('missedTargets', () => {
  it.each<readonly [string, Partial<Certificate>]>([
    ['as it is meant to be', {}],
    ['half a thousandth off in its return', { rtp: { ...certified.rtp, ratio: 0.95951 } }],
    ['of the next class of sigma, but near', { sigma: 4.7 }],
    ['of the next class of hits, but near', { hitFrequency: 0.301 }],
  ])('lets a title pass that is %s', (_, numbers) => {
    expect(missedTargets({ ...certified, ...numbers }, design)).toEqual([])
  })

  it.each<readonly [Partial<Certificate>, string]>([
    [{ rtp: { ...certified.rtp, ratio: 0.9594 } }, 'its return is 95.940 %, not 96.000 %: tune it'],
    [{ sigma: 8 }, 'its sigma is 8.00, of another class than 5.5: stack its strips less'],
    [{ hitFrequency: 0.33 }, 'it wins in 33.000 % of rounds'],
    [{ rtp: { ...certified.rtp, ratio: 1.2 } }, 'is no return of a house'],
  ])('refuses %o', (numbers, sentence) => {
    expect(missedTargets({ ...certified, ...numbers }, design).join()).toContain(sentence)
  })
})
