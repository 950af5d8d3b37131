/** Sound as numbers: stereo samples at one rate, read from and written to WAV files. */

export const RATE = 44_100

export type Wave = { readonly left: Float32Array; readonly right: Float32Array }

export function silence(seconds: number): Wave {
  const n = Math.round(seconds * RATE)
  return { left: new Float32Array(n), right: new Float32Array(n) }
}

/** Reads 16-bit stereo PCM, as FluidSynth writes it. */
export function readWav(file: Buffer): Wave {
  let at = 12
  while (file.toString('latin1', at, at + 4) !== 'data') at += 8 + file.readUInt32LE(at + 4)
  const n = Math.floor(file.readUInt32LE(at + 4) / 4)
  const wave = { left: new Float32Array(n), right: new Float32Array(n) }
  for (let i = 0; i < n; i++) {
    wave.left[i] = file.readInt16LE(at + 8 + i * 4) / 32768
    wave.right[i] = file.readInt16LE(at + 10 + i * 4) / 32768
  }
  return wave
}

export function writeWav({ left, right }: Wave): Buffer {
  const n = left.length
  const file = Buffer.alloc(44 + n * 4)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + n * 4, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(n * 4, 40)
  const clip = (v: number): number => Math.round(Math.max(-1, Math.min(1, v)) * 32767)
  for (let i = 0; i < n; i++) {
    file.writeInt16LE(clip(left[i] ?? 0), 44 + i * 4)
    file.writeInt16LE(clip(right[i] ?? 0), 46 + i * 4)
  }
  return file
}

/** Adds `from` into `to`, starting `seconds` in. */
export function mix(to: Wave, from: Wave, seconds: number, gain = 1): Wave {
  const start = Math.round(seconds * RATE)
  const n = Math.min(from.left.length, to.left.length - start)
  for (let i = 0; i < n; i++) {
    to.left[start + i] = (to.left[start + i] ?? 0) + gain * (from.left[i] ?? 0)
    to.right[start + i] = (to.right[start + i] ?? 0) + gain * (from.right[i] ?? 0)
  }
  return to
}

/** The part from `start` to `start + length` seconds; beyond the end there is silence. */
export function slice(wave: Wave, start: number, length: number): Wave {
  const part = silence(length)
  const from = Math.round(start * RATE)
  part.left.set(wave.left.subarray(from, from + part.left.length))
  part.right.set(wave.right.subarray(from, from + part.right.length))
  return part
}

/** Fades the first and last seconds, so that no edge clicks. */
export function fade(wave: Wave, rise: number, fall: number): Wave {
  const n = wave.left.length
  for (let i = 0; i < n; i++) {
    const up = Math.min(1, i / Math.max(1, rise * RATE))
    const down = Math.min(1, (n - 1 - i) / Math.max(1, fall * RATE))
    wave.left[i] = (wave.left[i] ?? 0) * up * down
    wave.right[i] = (wave.right[i] ?? 0) * up * down
  }
  return wave
}

const decibel = (v: number): number => 20 * Math.log10(Math.max(v, 1e-9))

/** Peak, and the loudest 300 ms as root mean square, in decibels of full scale. */
export function levels({ left, right }: Wave): { readonly peak: number; readonly loud: number } {
  const window = Math.round(0.3 * RATE)
  let [peak, sum, best] = [0, 0, 0]
  const power = (i: number): number => ((left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2) / 2
  for (let i = 0; i < left.length; i++) {
    peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0))
    sum += power(i) - (i >= window ? power(i - window) : 0)
    best = Math.max(best, sum)
  }
  return { peak: decibel(peak), loud: decibel(Math.sqrt(best / window)) }
}

/** Brings the loudest 300 ms to `loud` dBFS; peaks above -1.5 dBFS are rounded off. */
export function normalise(wave: Wave, loud: number): Wave {
  const gain = 10 ** ((loud - levels(wave).loud) / 20)
  const roof = 0.84
  const bend = (v: number): number => {
    const a = Math.abs(v)
    return a < 0.6 ? v : Math.sign(v) * (0.6 + (roof - 0.6) * Math.tanh((a - 0.6) / (roof - 0.6)))
  }
  return {
    left: wave.left.map((v) => bend(v * gain)),
    right: wave.right.map((v) => bend(v * gain)),
  }
}
