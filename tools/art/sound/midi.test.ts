import { describe, expect, it } from 'vitest'
import { type Note, writeMidi } from './midi.ts'

const note = (at: number): Note => ({ at, length: 1, key: 60, force: 90 })
const score = (notes: readonly Note[]) =>
  writeMidi({ tempo: 120, beats: 4, parts: [{ instrument: 'harp', volume: 100, notes }] })

describe('a MIDI file', () => {
  it('begins with its head and tells the length of its track', () => {
    const file = score([note(0)])
    expect(file.toString('latin1', 0, 4)).toBe('MThd')
    expect(file.readUInt32BE(18)).toBe(file.length - 22)
  })

  it('writes a wait of more than 127 ticks in two bytes', () => {
    // One beat is 480 ticks: 0x83 0x60.
    expect(score([note(1)]).includes(Buffer.from([0x83, 0x60, 0x90, 60, 90]))).toBe(true)
  })

  it('ends a note before the next one of the same key begins', () => {
    const file = score([note(0), note(1)])
    const off = file.indexOf(Buffer.from([0x80, 60, 0]))
    const again = file.lastIndexOf(Buffer.from([0x90, 60, 90]))
    expect(off).toBeGreaterThan(0)
    expect(off).toBeLessThan(again)
  })
})
