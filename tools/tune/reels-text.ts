import type { Tuned } from './tune-slot.ts'

/** Where a line of a strip is broken. */
const width = 96

/** The text of a title's `reels.ts`: what the tuner came to, and the strips of every spin. */
export function reelsText(name: string, { definition, seed, rtp, sample }: Tuned): string {
  const spins = Object.entries(definition.spins).map(
    ([spin, { strips }]) =>
      `  ${spin}: [\n${strips.map((strip) => `    reel(\`\n${folded(strip)}\n    \`),`).join('\n')}\n  ],`,
  )
  const reached = {
    seed,
    rtp: rounded(rtp),
    hit: rounded(sample.hit),
    sigma: rounded(sample.sigma),
  }
  const tuned = Object.entries(reached).map(([key, value]) => `${key}: ${value}`)
  return `/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { ${tuned.join(', ')} }

/** Strips of ${name}, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
${spins.join('\n')}
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\\s+/)
}
`
}

function folded(strip: readonly string[]): string {
  const lines: string[] = []
  let line = '     '
  for (const symbol of strip) {
    if (line.length + symbol.length + 1 > width) {
      lines.push(line)
      line = '     '
    }
    line += ` ${symbol}`
  }
  return [...lines, line].join('\n')
}

function rounded(value: number): number {
  return Number(value.toFixed(5))
}
