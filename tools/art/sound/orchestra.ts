/** Plays a score with FluidSynth and the FluidR3 sound font, or with oscillators. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Score, writeMidi } from './midi.ts'
import type { Mood } from './mood.ts'
import { playOscillators } from './oscillators.ts'
import { synthesize } from './synthesizer.ts'
import { RATE, readWav, slice, type Wave } from './wave.ts'

const run = promisify(execFile)
const FONT = process.env['SOUNDFONT'] ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2'

/** Whether no sound font plays, but what `oscillators.ts` makes. */
export const hasNoFont = process.env['ORCHESTRA'] === 'oscillators'

/** Plays a score, with `tail` seconds for the last notes to ring out. */
export type Player = (score: Score, tail: number) => Wave | Promise<Wave>

/** Who plays what a mood is heard with. */
export const playerOf = ({ isSynthesized = false }: Pick<Mood, 'isSynthesized'>): Player =>
  isSynthesized ? synthesize : play

/** The score as sound, with `tail` seconds for the last notes to ring out. */
export async function play(score: Score, tail: number): Promise<Wave> {
  if (hasNoFont) return playOscillators(score, tail)
  const folder = await mkdtemp(join(tmpdir(), 'score-'))
  try {
    const midi = join(folder, 'score.mid')
    const wav = join(folder, 'score.wav')
    await writeFile(midi, writeMidi(score))
    await run('fluidsynth', [
      '-ni',
      '-q',
      '-g',
      '0.6',
      '-r',
      '44100',
      '-R',
      '1',
      '-C',
      '0',
      '-o',
      'synth.reverb.room-size=0.75',
      '-o',
      'synth.reverb.level=0.6',
      '-T',
      'wav',
      '-F',
      wav,
      FONT,
      midi,
    ])
    const seconds = (score.beats * 60) / score.tempo
    return slice(readWav(await readFile(wav)), 0, seconds + tail)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The score as a loop: played twice, and the second time kept, so that what rings over the end is
 * heard at the start. `margin` seconds of the loop are repeated before and after it, because an
 * encoder may shift a file by some milliseconds; any window as long as the loop is seamless.
 */
export async function playLoop(score: Score, margin: number, player: Player = play): Promise<Wave> {
  const again = score.parts.map((part) => ({
    ...part,
    notes: [0, 1, 2].flatMap((turn) =>
      part.notes.map((note) => ({ ...note, at: note.at + turn * score.beats })),
    ),
  }))
  const seconds = (score.beats * 60) / score.tempo
  const thrice = await player({ ...score, beats: score.beats * 3, parts: again }, 0)
  const loop = slice(thrice, seconds - margin, seconds + margin * 2)
  for (const side of [loop.left, loop.right]) {
    closeRing(side, Math.round(margin * RATE), Math.round(seconds * RATE))
  }
  return loop
}

/**
 * Makes the end of a loop run into its beginning sample by sample: its last moments are faded over to
 * what was played just before it began, and the margins are copied from the other end.
 */
function closeRing(side: Float32Array, margin: number, length: number): void {
  for (let i = 0; i < margin; i++) {
    const over = i / margin
    const end = length + i
    side[end] = (side[end] ?? 0) * (1 - over) + (side[i] ?? 0) * over
  }
  side.copyWithin(0, length, length + margin)
  side.copyWithin(margin + length, margin, margin * 2)
}
