/** Silhouettes in a square of 100, as SVG paths, y down. */
import type { PathShape } from '../page/wire.ts'

/** A lucky seven with its flag. */
const SEVEN = 'M12 8H90V30C74 46 64 66 62 94H30C32 70 42 50 57 35H33C29 35 27 37 27 43H12Z'

/** @param edge how wide the square of 100 becomes, in world units */
const outline = (path: string, edge = 2): PathShape => ({ path, edge })

export const seven = outline(SEVEN, 1.9)

/** Brow, lids, tear and curl of the protecting eye. */
const HORUS =
  'M6 34C26 12 64 10 96 27L93 39C62 24 30 27 12 45ZM4 57C22 35 56 31 74 45C80 50 88 54 97 54L95 64C82 66 76 64 68 68C46 78 20 74 4 57ZM17 56C30 68 50 67 61 56C50 45 30 45 17 56ZM34 73L45 72L45 97L32 90ZM58 70C66 84 80 95 92 87C100 80 96 67 86 69C80 71 81 79 87 79C84 84 76 82 69 67Z'
export const horusEye = outline(HORUS, 2)

/** A tongue of fire. */
const FLAME =
  'M50 6C56 22 78 34 78 62C78 82 66 94 50 94C34 94 22 82 22 63C22 50 30 44 34 32C38 40 40 44 44 46C50 36 52 22 50 6Z'
export const flame = outline(FLAME, 1.15)

/** The print of a paw. */
const PAW =
  'M50 48C64 48 78 66 76 78C74 90 62 86 50 86C38 86 26 90 24 78C22 66 36 48 50 48ZM37 42A10 13 0 1 1 37 16A10 13 0 1 1 37 42ZM63 42A10 13 0 1 1 63 16A10 13 0 1 1 63 42ZM18 58A9 12 0 1 1 18 34A9 12 0 1 1 18 58ZM82 58A9 12 0 1 1 82 34A9 12 0 1 1 82 58Z'
export const paw = outline(PAW, 1.15)

/** A ship's wheel. */
const HELM =
  'M46 4H54L56 20C62 21 67 24 71 28L84 16L90 22L78 34C81 38 83 42 83 46L98 46V54L83 54C83 59 81 63 78 67L90 78L84 84L72 73C67 77 62 79 56 80L54 96H46L44 80C38 79 33 77 28 73L16 84L10 78L22 67C19 63 17 59 17 54L2 54V46L17 46C17 42 19 38 22 34L10 22L16 16L29 28C33 24 38 21 44 20ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32ZM50 42A8 8 0 1 1 50 58A8 8 0 1 1 50 42Z'
export const helm = outline(HELM, 1.2)

/** A brilliant from the side. */
const BRILLIANT =
  'M26 18H74L96 42L50 92L4 42ZM28 24L14 40H32ZM50 24L36 40H64ZM72 24L68 40H86ZM15 46L42 77L33 46ZM39 46L50 80L61 46ZM85 46H67L58 77Z'
export const brilliant = outline(BRILLIANT, 1.2)

/** A star of five points. */
const STAR = 'M50 4L63 37L98 39L71 61L80 95L50 76L20 95L29 61L2 39L37 37Z'
export const star = outline(STAR, 1.2)

/** A clover of four leaves. */
const CLOVER =
  'M50 47C44 34 30 30 30 18C30 6 46 4 50 16C54 4 70 6 70 18C70 30 56 34 50 47ZM50 47C63 41 67 27 79 27C91 27 93 43 81 47C93 51 91 67 79 67C67 67 63 53 50 47ZM50 47C56 60 70 64 70 76C70 88 54 90 50 78C46 90 30 88 30 76C30 64 44 60 50 47ZM50 47C37 53 33 67 21 67C9 67 7 51 19 47C7 43 9 27 21 27C33 27 37 41 50 47Z'
export const clover = outline(CLOVER, 1.25)

/** A stroke of lightning. */
const BOLT = 'M60 2L16 56H44L34 98L84 38H55L72 2Z'
export const bolt = outline(BOLT, 1.9)

/** A broad leaf. */
const LEAF = 'M50 4C84 22 92 56 56 84L60 98H48L46 84C8 62 14 24 50 4Z'
export const leaf = outline(LEAF, 1.9)
export const leafEmblem = outline(LEAF, 1.2)

/** Two loops without an end. */
const ENDLESS =
  'M28 26C42 26 47 40 50 46C53 40 58 26 72 26C88 26 97 38 97 50C97 62 88 74 72 74C58 74 53 60 50 54C47 60 42 74 28 74C12 74 3 62 3 50C3 38 12 26 28 26ZM28 40C21 40 17 45 17 50C17 55 21 60 28 60C35 60 38 55 42 50C38 45 35 40 28 40ZM72 40C65 40 62 45 58 50C62 55 65 60 72 60C79 60 83 55 83 50C83 45 79 40 72 40Z'
export const endless = outline(ENDLESS, 1.2)

/** A half mask with its eyes. */
const MASK =
  'M50 34C40 22 18 18 2 26C2 52 10 74 28 76C40 77 45 68 50 62C55 68 60 77 72 76C90 74 98 52 98 26C82 18 60 22 50 34ZM17 46C22 38 36 40 41 50C36 58 22 58 17 46ZM83 46C78 58 64 58 59 50C64 40 78 38 83 46Z'
export const halfMask = outline(MASK, 1.9)

/** Towers of a city. */
const TOWERS =
  'M6 92V48H22V34H30V92ZM33 92V22H38V12L43 4L48 12V22H53V92ZM56 92V40H74V92ZM77 92V28L94 20V92Z'
export const towers = outline(TOWERS, 1.25)

/** A note of music. */
const NOTE =
  'M36 14L84 4V68C84 80 74 86 66 84C56 82 54 72 62 66C66 63 70 62 74 63V28L46 34V80C46 92 36 98 28 96C18 94 16 84 24 78C28 75 32 74 36 75Z'
export const note = outline(NOTE, 1.15)

/** A crystal of snow. */
const SNOW = (() => {
  const arm = (turn: number): string => {
    const at = (x: number, y: number): string => {
      const a = (turn * Math.PI) / 3
      const px = 50 + x * Math.cos(a) - y * Math.sin(a)
      const py = 50 + x * Math.sin(a) + y * Math.cos(a)
      return `${px.toFixed(2)} ${py.toFixed(2)}`
    }
    const points: readonly (readonly [number, number])[] = [
      [-4, 0],
      [-4, -16],
      [-15, -24],
      [-11, -30],
      [-4, -25],
      [-4, -46],
      [4, -46],
      [4, -25],
      [11, -30],
      [15, -24],
      [4, -16],
      [4, 0],
    ]
    return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`
  }
  return Array.from({ length: 6 }, (_, i) => arm(i)).join('')
})()
export const snow = outline(SNOW, 1.25)

/** A crescent with a star. */
const NIGHT =
  'M62 8C36 10 18 30 18 54C18 78 38 94 60 92C74 91 85 84 90 73C82 77 74 78 66 76C50 72 40 58 42 42C43 27 51 15 62 8ZM74 28L79 42L94 42L82 51L86 66L74 57L62 66L66 51L54 42L69 42Z'
export const night = outline(NIGHT, 1.2)

/** A lock. */
const PADLOCK =
  'M26 44V32C26 16 36 6 50 6C64 6 74 16 74 32V44H84V92H16V44ZM38 44H62V32C62 24 57 18 50 18C43 18 38 24 38 32ZM50 56C44 56 40 61 42 67L46 70L44 82H56L54 70L58 67C60 61 56 56 50 56Z'
export const padlock = outline(PADLOCK, 1.15)

/** Five petals, each with its notch. */
const SAKURA = (() => {
  const petal = (turn: number): string => {
    const a = (turn * 2 * Math.PI) / 5
    const at = (x: number, y: number): string =>
      `${(50 + x * Math.cos(a) - y * Math.sin(a)).toFixed(2)} ${(50 + x * Math.sin(a) + y * Math.cos(a)).toFixed(2)}`
    return `M${at(0, -7)}C${at(-24, -18)} ${at(-20, -40)} ${at(-7, -47)}L${at(0, -39)}L${at(7, -47)}C${at(20, -40)} ${at(24, -18)} ${at(0, -7)}Z`
  }
  return Array.from({ length: 5 }, (_, i) => petal(i)).join('')
})()
export const sakura = outline(SAKURA, 1.3)

/** Three commas that chase each other, as on the drums of Japan. */
const TOMOE = Array.from({ length: 3 }, (_, turn) => {
  const a = (turn * 2 * Math.PI) / 3
  const at = (x: number, y: number): string =>
    `${(50 + x * Math.cos(a) - y * Math.sin(a)).toFixed(2)} ${(50 + x * Math.sin(a) + y * Math.cos(a)).toFixed(2)}`
  return `M${at(4, -8)}C${at(-8, -8)} ${at(-16, -17)} ${at(-14, -28)}C${at(-12, -40)} ${at(2, -46)} ${at(14, -43)}C${at(34, -38)} ${at(45, -18)} ${at(42, 8)}C${at(38, -12)} ${at(26, -22)} ${at(16, -18)}C${at(12, -12)} ${at(9, -8)} ${at(4, -8)}Z`
}).join('')
export const tomoe = outline(TOMOE, 1.2)

/** Two peaks with snow on them. */
const PEAKS =
  'M4 88L34 34L44 48L60 16L96 88ZM60 28L52 44L57 50L62 43L67 52L71 50ZM34 46L26 60L32 64L36 58L42 62L44 60Z'
export const peaks = outline(PEAKS, 1.3)

/** A heart. */
const HEART =
  'M50 92C20 68 6 50 6 32C6 16 18 8 30 8C40 8 47 14 50 22C53 14 60 8 70 8C82 8 94 16 94 32C94 50 80 68 50 92Z'
export const heart = outline(HEART, 1.15)

/** A date palm. */
const PALM =
  'M46 94C48 76 48 62 45 50C36 58 30 66 29 76C22 66 24 54 36 45C26 44 16 48 10 56C8 44 20 34 37 37C30 30 22 28 13 30C20 18 36 18 46 32C46 22 50 12 60 8C68 14 66 26 56 33C66 26 82 26 90 36C80 35 70 36 62 41C76 40 88 48 90 62C82 54 72 50 62 49C70 56 74 66 72 78C68 68 62 58 53 51C57 64 58 78 58 94Z'
export const palm = outline(PALM, 1.25)

/** A horseshoe with its holes. */
const HORSESHOE =
  'M20 94H38V84L32 82C24 66 22 28 50 28C78 28 76 66 68 82L62 84V94H80C100 64 98 6 50 6C2 6 0 64 20 94ZM20 46A4 4 0 1 1 12 46A4 4 0 1 1 20 46ZM88 46A4 4 0 1 1 80 46A4 4 0 1 1 88 46ZM33 21A4 4 0 1 1 25 21A4 4 0 1 1 33 21ZM75 21A4 4 0 1 1 67 21A4 4 0 1 1 75 21ZM24 70A4 4 0 1 1 16 70A4 4 0 1 1 24 70ZM84 70A4 4 0 1 1 76 70A4 4 0 1 1 84 70Z'
export const horseshoe = outline(HORSESHOE, 1.15)

/** An edelweiss: nine leaves around a heart of buds. */
const EDELWEISS = (() => {
  const turned = (a: number, x: number, y: number): string =>
    `${(50 + x * Math.cos(a) - y * Math.sin(a)).toFixed(2)} ${(50 + x * Math.sin(a) + y * Math.cos(a)).toFixed(2)}`
  const petals = Array.from({ length: 9 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 9
    const far = i % 2 === 0 ? -47 : -39
    return `M${turned(a, 0, -17)}C${turned(a, -12, -24)} ${turned(a, -10, far + 6)} ${turned(a, 0, far)}C${turned(a, 10, far + 6)} ${turned(a, 12, -24)} ${turned(a, 0, -17)}Z`
  })
  return `${petals.join('')}M50 38A12 12 0 1 1 50 62A12 12 0 1 1 50 38Z`
})()
export const edelweiss = outline(EDELWEISS, 1.3)

/** A cogwheel of ten teeth. */
const COGWHEEL = (() => {
  const at = (a: number, r: number): string =>
    `${(50 + r * Math.cos(a)).toFixed(2)} ${(50 + r * Math.sin(a)).toFixed(2)}`
  const teeth = Array.from({ length: 10 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 10
    return [at(a - 0.22, 35), at(a - 0.13, 47), at(a + 0.13, 47), at(a + 0.22, 35)].join('L')
  })
  return `M${teeth.join('L')}ZM50 34A16 16 0 1 0 50 66A16 16 0 1 0 50 34Z`
})()
export const cogwheel = outline(COGWHEEL, 1.25)

/** A ship's screw with four blades. */
const SCREW = (() => {
  const blade = (turn: number): string => {
    const a = (turn * Math.PI) / 2 + 0.4
    const at = (x: number, y: number): string =>
      `${(50 + x * Math.cos(a) - y * Math.sin(a)).toFixed(2)} ${(50 + x * Math.sin(a) + y * Math.cos(a)).toFixed(2)}`
    return `M${at(-5, -9)}C${at(-26, -22)} ${at(-22, -46)} ${at(-2, -47)}C${at(14, -44)} ${at(16, -26)} ${at(7, -9)}Z`
  }
  return `${Array.from({ length: 4 }, (_, i) => blade(i)).join('')}M50 38A12 12 0 1 1 50 62A12 12 0 1 1 50 38Z`
})()
export const screw = outline(SCREW, 1.3)

/** A helmet with horns. */
const HORNED =
  'M22 52C22 30 34 18 50 18C66 18 78 30 78 52ZM24 44C10 42 2 28 8 8C12 22 20 28 31 31ZM76 44L69 31C80 28 88 22 92 8C98 28 90 42 76 44ZM16 55H84V67H57V84L50 94L43 84V67H16ZM18 70H36V80L30 92C22 88 18 80 18 70ZM82 70C82 80 78 88 70 92L64 80V70Z'
export const hornedHelmet = outline(HORNED, 1.2)

/** A skull over two bones. */
const SKULL =
  'M50 4C72 4 84 19 84 37C84 48 79 54 73 58L71 70H64V75H58V71H53V75H47V71H42V75H36V70H29L27 58C21 54 16 48 16 37C16 19 28 4 50 4ZM35 32A10 10.5 0 1 0 35 53A10 10.5 0 1 0 35 32ZM65 32A10 10.5 0 1 0 65 53A10 10.5 0 1 0 65 32ZM50 50L45 60L55 60ZM12 70L94 88L91 97L9 79ZM88 70L91 79L9 97L6 88ZM10 66A7 7 0 1 1 10 80A7 7 0 1 1 10 66ZM90 66A7 7 0 1 1 90 80A7 7 0 1 1 90 66ZM9 84A7 7 0 1 1 9 98A7 7 0 1 1 9 84ZM91 84A7 7 0 1 1 91 98A7 7 0 1 1 91 84Z'
export const skull = outline(SKULL, 1.2)
export const skullBadge = outline(SKULL, 0.44)

/** A crown with five points, each with its ball. */
const CROWN =
  'M14 74L6 34L28 52L34 22L50 46L66 22L72 52L94 34L86 74ZM14 79H86V92H14ZM6 32A6 6 0 1 1 6 20A6 6 0 1 1 6 32ZM34 19A6 6 0 1 1 34 7A6 6 0 1 1 34 19ZM66 19A6 6 0 1 1 66 7A6 6 0 1 1 66 19ZM94 32A6 6 0 1 1 94 20A6 6 0 1 1 94 32Z'
export const regalCrown = outline(CROWN, 1.2)

/** A bee from above: four wings, head, rings of the body. */
const HONEY_BEE =
  'M50 12A11 11 0 1 1 50 34A11 11 0 1 1 50 12ZM43 14C42 8 38 4 31 4L33 0C42 0 47 6 47 12ZM57 14C58 8 62 4 69 4L67 0C58 0 53 6 53 12ZM35 37H65C68 40 69 44 69 47H31C31 44 32 40 35 37ZM30 51H70C71 54 71 58 70 62H30C29 58 29 54 30 51ZM31 66H69C68 71 66 75 64 78H36C34 75 32 71 31 66ZM39 82H61L52 97H48ZM28 44C14 22 0 22 1 36C2 50 16 54 28 50ZM72 44C86 22 100 22 99 36C98 50 84 54 72 50ZM26 55C14 53 5 60 8 69C12 77 22 72 27 62ZM74 55C86 53 95 60 92 69C88 77 78 72 73 62Z'
export const honeyBee = outline(HONEY_BEE, 1.25)
