import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { type Renderer, WebGLRenderer } from 'pixi.js'

export type RendererName = 'webgl' | 'canvas'

/** How a picture is to be drawn, where that is possible. */
export interface Drawing {
  readonly renderer: RendererName
  /** At the most so many pixels of the canvas for a CSS pixel. */
  readonly sharpness: number
  /** At the most; the pictures of a game come as fast as the screen's, as a rule. */
  readonly framesPerSecond: number
  /** So many times as fast as it is meant to be seen. */
  readonly haste: number
}

export const finest: Drawing = {
  renderer: 'webgl',
  sharpness: 2,
  framesPerSecond: Infinity,
  haste: 1,
}
/** For checks, on machines that have better things to do than to draw: everything is shown, blurred, in steps and in a hurry. */
export const cheapest: Drawing = {
  renderer: 'canvas',
  sharpness: 0.5,
  framesPerSecond: 10,
  haste: 4,
}

/** This browser can draw neither way: the catalogue's WEBGL_ERROR. */
export class NoPictureError extends Error {}

/**
 * How many textures a shader of sprites chooses from. Pixi's own 16 costs a software rasteriser 16 look-ups a pixel; our scenes draw
 * from two or three atlases, so that a few more draw calls are nothing and the look-ups are everything.
 */
const batchedTextures = 2

const commonOptions = {
  width: 1,
  height: 1,
  background: 0x07090b,
  autoDensity: true,
  // What a stage needs is imported above; the rest of Pixi stays out of the bundle.
  skipExtensionImports: true,
} as const

/**
 * The first renderer that works here: WebGL, else the 2D canvas.
 * @throws NoPictureError when neither does.
 */
export async function chooseRenderer({ renderer: preferred, sharpness }: Drawing): Promise<{
  readonly name: RendererName
  readonly renderer: Renderer
}> {
  if (preferred === 'webgl' && canUse('webgl2')) {
    try {
      return { name: 'webgl', renderer: await webglRenderer(sharpness) }
    } catch (cause) {
      // A driver on a block list fails only here; the canvas shows the same game.
      reportFallback(cause)
    }
  }
  if (!canUse('2d')) throw new NoPictureError('neither WebGL nor a 2D canvas')
  const { CanvasRenderer } = await import('./canvas-renderer.ts')
  const renderer = new CanvasRenderer()
  const resolution = Math.min(devicePixelRatio, 1.5, sharpness)
  await renderer.init({ ...commonOptions, resolution })
  return { name: 'canvas', renderer }
}

async function webglRenderer(sharpness: number): Promise<Renderer> {
  const renderer = new WebGLRenderer()
  await renderer.init({
    ...commonOptions,
    resolution: Math.min(devicePixelRatio, sharpness),
    antialias: devicePixelRatio < 1.5,
    powerPreference: 'high-performance',
  })
  renderer.limits.maxBatchableTextures = batchedTextures
  return renderer
}

function canUse(kind: 'webgl2' | '2d'): boolean {
  const context = document.createElement('canvas').getContext(kind)
  if (context instanceof WebGL2RenderingContext) {
    context.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return context !== null
}

/** Lets the page know without ending it (`error` events are collected there). */
function reportFallback(cause: unknown): void {
  reportError(new Error('WebGL could not be started, drawing on a 2D canvas', { cause }))
}
