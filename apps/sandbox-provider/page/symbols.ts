import { highSymbols, lowSymbols } from '@fairhouse/game-math/provided/slot-strips'
import { emblemsOf } from './emblems.ts'

const letters = ['A', 'K', 'Q', 'J', '10']
const crown = 'M8 48 11 18l12 13 9-19 9 19 12-13 3 30zm2 3h44v6H10z'
const star = 'M32 4l8 18 20 2-15 13 5 20-18-11-18 11 5-20L4 24l20-2z'

/** All symbols of a game as one sprite: each a stone of its own colour with light from above. */
export function spriteOf(themes: readonly string[], seed: number, hue: number): string {
  const emblems = emblemsOf(themes, seed)
  const highs = highSymbols.map((name, index) =>
    symbol(name, (hue + 40 + index * 83) % 360, path(emblems[index] ?? crown)),
  )
  const lows = lowSymbols.map((name, index) =>
    symbol(
      name,
      (hue + 190 + index * 37) % 360,
      `<text x="32" y="46" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="${index === 4 ? 34 : 42}" fill="url(#face-${name})" stroke="#0006" stroke-width="1.2" paint-order="stroke">${letters[index]}</text>`,
      true,
    ),
  )
  return `<svg width="0" height="0" aria-hidden="true" class="sprite"><defs>
<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset=".5" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
${[...highs, ...lows].map(({ defs }) => defs).join('')}${gradients('wild', 45)}${gradients('star', 52)}</defs>
${[...highs, ...lows].map(({ body }) => body).join('')}${special('wild', crown)}${special('star', star)}</svg>`
}

const path = (d: string) => (name: string) =>
  `<path d="${d}" fill="url(#face-${name})" stroke="#fff8" stroke-width="1.2" fill-rule="evenodd"/><path d="${d}" fill="url(#shine)" fill-rule="evenodd" transform="translate(3.2 2.2) scale(.9 .86)"/>`

function symbol(
  name: string,
  hue: number,
  draw: string | ((name: string) => string),
  isLow = false,
) {
  const drawn = typeof draw === 'string' ? draw : draw(name)
  const ground = isLow ? 'stone-low' : 'stone'
  return {
    defs: gradients(name, hue),
    body: `<symbol id="s-${name}" viewBox="0 0 64 64"><rect x="2" y="2" width="60" height="60" rx="11" fill="url(#ground-${name})" class="${ground}"/><rect x="2.6" y="2.6" width="58.8" height="58.8" rx="10.4" fill="none" stroke="#ffffff2e"/><g transform="translate(6.4 6.4) scale(.8)">${drawn}</g></symbol>`,
  }
}

const special = (name: string, d: string): string =>
  `<symbol id="s-${name}" viewBox="0 0 64 64"><rect x="1" y="1" width="62" height="62" rx="12" fill="url(#ground-${name})"/><rect x="2" y="2" width="60" height="60" rx="11" fill="none" stroke="#ffe9a8" stroke-width="2"/><g transform="translate(9.6 ${name === 'wild' ? 5 : 9}) scale(.7)"><path d="${d}" fill="url(#face-${name})" stroke="#5b3a00" stroke-width="1.5"/><path d="${d}" fill="url(#shine)" transform="translate(4 2) scale(.88 .8)"/></g>${name === 'wild' ? '<text x="32" y="57" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="13" letter-spacing="1.5" fill="#fff3c9" stroke="#4a2b00" stroke-width="2.4" paint-order="stroke">WILD</text>' : ''}</symbol>`

const gradients = (name: string, hue: number): string =>
  `<linearGradient id="face-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 95% 86%)"/><stop offset=".5" stop-color="hsl(${hue} 82% 58%)"/><stop offset="1" stop-color="hsl(${hue + 14} 80% 34%)"/></linearGradient><radialGradient id="ground-${name}" cx=".5" cy=".2" r=".95"><stop offset="0" stop-color="hsl(${hue} 45% 30%)"/><stop offset="1" stop-color="hsl(${hue} 55% 9%)"/></radialGradient>`
