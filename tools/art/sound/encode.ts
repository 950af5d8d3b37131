/** Ogg and MP3 through ffmpeg. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Wave, writeWav } from './wave.ts'

const run = promisify(execFile)

/** Opus in Ogg in stereo; for browsers without Ogg a light MP3 in mono. */
const HOW = {
  ogg: ['-c:a', 'libopus', '-b:a', '21k', '-vbr', 'on', '-application', 'audio'],
  mp3: ['-ar', '22050', '-ac', '1', '-c:a', 'libmp3lame', '-b:a', '24k'],
} as const

/** Both files; the bytes are the same at every run (no dates, no encoder tags). */
export async function encode(wave: Wave): Promise<{ ogg: Buffer; mp3: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'sound-'))
  const wav = join(folder, 'in.wav')
  const through = async (kind: 'ogg' | 'mp3'): Promise<Buffer> => {
    const file = join(folder, `out.${kind}`)
    const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
    await run('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...HOW[kind], ...exact, file])
    return readFile(file)
  }
  try {
    await writeFile(wav, writeWav(wave))
    return { ogg: await through('ogg'), mp3: await through('mp3') }
  } finally {
    await rm(folder, { recursive: true })
  }
}
