/** Silhouettes in a square of 100, as SVG paths, y down. */
import type { PathShape } from '../page/wire.ts'

/** A lucky seven with its flag. */
const SEVEN = 'M12 8H90V30C74 46 64 66 62 94H30C32 70 42 50 57 35H33C29 35 27 37 27 43H12Z'

/** @param edge how wide the square of 100 becomes, in world units */
const outline = (path: string, edge = 2): PathShape => ({ path, edge })

export const seven = outline(SEVEN, 1.9)
