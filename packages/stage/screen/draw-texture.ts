import type { Texture } from 'pixi.js'

/** Draws a picture of an atlas on a canvas of its own, for use in a page. `size` in CSS pixels. */
export function drawTexture(texture: Texture, size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const sharpness = Math.min(2, devicePixelRatio)
  canvas.width = Math.ceil(size * sharpness)
  canvas.height = canvas.width
  canvas.setAttribute('aria-hidden', 'true')
  const picture: unknown = texture.source.resource
  const brush = canvas.getContext('2d')
  if (!brush || !isDrawable(picture)) return canvas
  const { frame, orig, trim } = texture
  const scale = canvas.width / Math.max(orig.width, orig.height)
  const place = trim ?? { x: 0, y: 0, width: orig.width, height: orig.height }
  const left = (canvas.width - orig.width * scale) / 2 + place.x * scale
  const top = (canvas.height - orig.height * scale) / 2 + place.y * scale
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(
    picture,
    ...([frame.x, frame.y, frame.width, frame.height] as const),
    ...([left, top, place.width * scale, place.height * scale] as const),
  )
  return canvas
}

const isDrawable = (picture: unknown): picture is HTMLImageElement | HTMLCanvasElement =>
  picture instanceof HTMLImageElement || picture instanceof HTMLCanvasElement
