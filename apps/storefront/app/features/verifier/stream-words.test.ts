import { checkEvidence } from '@fairhouse/verifier/check-evidence'
import type { StreamReport } from '@fairhouse/verifier/check-stream'
import { type Finding, findingCodes } from '@fairhouse/verifier/finding'
import { describe, expect, it } from 'vitest'
import { keptEvidence } from './evidence-file.ts'
import { findingWords, grouped } from './finding-words.ts'
import { languages } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { whatWasVerified } from './what-was-verified.ts'

const { stream: words } = texts.en.verify

const finding = (code: Finding['code'], nonce: number | null = 7): Finding => ({
  code,
  stream: 1,
  nonce,
  sequence: null,
  said: '10',
  found: '12',
})

const report = (part: Partial<StreamReport> = {}): StreamReport => ({
  stream: 1,
  serverSeedHash: '1'.repeat(64),
  findings: [],
  rounds: 12,
  recounted: 12,
  revealed: true,
  archived: 0,
  withoutReceipts: 0,
  receipts: 15,
  byHouse: [],
  voided: [],
  paidByMeters: [],
  metersChecked: [],
  compared: { hashes: 2, receipts: 15, refusals: 0, hashFirst: true },
  ...part,
})

describe('a difference', () => {
  it.each(languages)('has a sentence with all its values: %s', (language) => {
    for (const code of findingCodes) {
      const said = findingWords(texts[language].verify.stream.findings, finding(code))
      expect(said.length, code).toBeGreaterThan(10)
      expect(said, code).not.toMatch(/[{}]/)
    }
  })

  it('in many rounds is told once, with the first of them', () => {
    const groups = grouped([
      finding('payoutDiffers', 3),
      finding('payoutDiffers', 5),
      finding('metersDiffer', 6),
      finding('seedWrong', null),
    ])
    expect(groups.map(({ finding: { code, nonce }, count }) => [code, nonce, count])).toEqual([
      ['payoutDiffers', 3, 3],
      ['seedWrong', null, 1],
    ])
  })
})

describe('what was verified', () => {
  it('of a whole stream is said with what there was to compare', () => {
    const said = whatWasVerified(words, report(), 'en')
    expect(said).toEqual([
      '12 rounds: every number once, none missing.',
      '12 rounds recalculated from the seeds: every win is right.',
      '15 receipts in one unbroken chain, the last one signed by us.',
      words.keptHash,
      words.hashFirst,
      '15 receipts kept by this browser are all in the chain.',
    ])
  })

  it('without anything that was kept says so', () => {
    const compared = { hashes: 0, receipts: 0, refusals: 0, hashFirst: false }
    const said = whatWasVerified(words, report({ compared }), 'en')
    expect(said).toContain(words.noHash)
    expect(said).toContain(words.noReceipts)
    expect(said).not.toContain(words.keptHash)
  })

  it('does not praise what does not match', () => {
    const findings = [finding('nonceMissing'), finding('payoutDiffers'), finding('seedShown')]
    const said = whatWasVerified(words, report({ findings }), 'en').join(' ')
    expect(said).not.toContain('none missing')
    expect(said).not.toContain('every win is right')
    expect(said).not.toContain(words.keptHash)
    expect(said).toContain('unbroken chain')
  })

  it('says nothing of wins while the seed is hidden', () => {
    const said = whatWasVerified(words, report({ revealed: false, recounted: 0 }), 'en')
    expect(said.join(' ')).not.toContain('recalculated')
  })
})

it('evidence of what a browser kept alone names the streams that are not there', async () => {
  const shown = {
    stream: 4,
    at: 1,
    serverSeedHash: '1'.repeat(64),
    nextServerSeedHash: '2'.repeat(64),
    clientSeed: null,
    nonce: 0,
  }
  const kept = keptEvidence({ shown: [shown], receipts: [], refusals: [], keys: [] })
  const found = await checkEvidence({
    format: 'fairhouse-evidence',
    version: 1,
    house: { origin: 'https://example.org', keys: [] },
    streams: [],
    kept,
    definitions: {},
    rows: [],
  })
  expect(found).toMatchObject({ streams: [], findings: [], absent: [4] })
})
