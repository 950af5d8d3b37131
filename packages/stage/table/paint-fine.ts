import { CanvasSource, Texture } from 'pixi.js'

/**
 * A texture painted in units of its own: it measures `width` by `height` on the stage, with `sharpness` pixels to a unit. Smaller
 * steps of it are kept too, so that it stays clean when it is shown much smaller. Whoever asks for it destroys it (`destroy(true)`).
 */
export function paintFine(
  { width, height, sharpness }: { width: number; height: number; sharpness: number },
  draw: (brush: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * sharpness))
  canvas.height = Math.max(1, Math.ceil(height * sharpness))
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.scale(canvas.width / width, canvas.height / height)
    draw(brush)
  }
  const source = new CanvasSource({ resource: canvas, resolution: 1, autoGenerateMipmaps: true })
  return new Texture({ source })
}
