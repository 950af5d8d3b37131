import type { Texture } from 'pixi.js'
import { paintBeam, paintEdge, paintGlow, paintLine, paintRays, paintSpark } from './paint.ts'

/** Lights that every scene uses, painted once; white, to be tinted. */
export interface Brushes {
  readonly glow: Texture
  readonly spark: Texture
  readonly rays: Texture
  readonly beam: Texture
  readonly line: Texture
  /** Edge of a square cell and of a reel of three cells, `edgeMargin` wider on each side. */
  readonly cellEdge: Texture
  readonly reelEdge: Texture
  close(): void
}

export const edgeMargin = 24

/** @param cell side of a cell in board units. */
export function createBrushes(cell: number, rows: number): Brushes {
  const textures = {
    glow: paintGlow(),
    spark: paintSpark(),
    rays: paintRays(),
    beam: paintBeam(),
    line: paintLine(),
    cellEdge: paintEdge(cell, cell, edgeMargin),
    reelEdge: paintEdge(cell, cell * rows, edgeMargin),
  }
  return {
    ...textures,
    close: () => {
      for (const texture of Object.values(textures)) texture.destroy(true)
    },
  }
}
