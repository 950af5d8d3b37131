/** The stage: what the studio calls inside the page. Every answer is a PNG as base64. */
import { march } from './raymarch.ts'
import type { Shot } from './wire.ts'

function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  if (pen === null) throw new Error('The stage has no 2D canvas.')
  pen.imageSmoothingQuality = 'high'
  return pen
}

async function png(pen: OffscreenCanvasRenderingContext2D): Promise<string> {
  const blob = await pen.canvas.convertToBlob({ type: 'image/png' })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  }
  return btoa(text)
}

function plateCanvas(plate: ImageData): OffscreenCanvas {
  const pen = canvasOf(plate.width, plate.height)
  pen.putImageData(plate, 0, 0)
  return pen.canvas
}

/** Renders a sculpture, adds the bloom of what shines and answers it at its supersampled size. */
async function shoot(shot: Shot): Promise<string> {
  const plates = march(shot)
  const pen = canvasOf(plates.surface.width, plates.surface.height)
  pen.drawImage(plateCanvas(plates.surface), 0, 0)
  const bloom = (shot.bloom ?? 0) * shot.samples
  if (bloom > 0) {
    const glow = plateCanvas(plates.glow)
    pen.globalCompositeOperation = 'lighter'
    pen.globalAlpha = shot.bloomGain ?? 0.6
    for (const radius of [bloom * 0.3, bloom, bloom * 2.4]) {
      pen.filter = `blur(${radius}px)`
      pen.drawImage(glow, 0, 0)
    }
  }
  return png(pen)
}

async function loadFont(family: string, weight: string, address: string): Promise<void> {
  const face = new FontFace(family, `url(${address})`, {
    weight,
    featureSettings: '"lnum"',
  })
  document.fonts.add(await face.load())
}

/** How a letter stands in its typeface, all in em; `tall` and `low` are its own ink. */
export type Metrics = {
  readonly advance: number
  readonly left: number
  readonly width: number
  readonly tall: number
  readonly low: number
}

function measure(ask: { text: string; font: string; weight: number }): Metrics {
  const em = 1000
  const pen = canvasOf(8, 8)
  pen.font = `${ask.weight} ${em}px "${ask.font}"`
  const ink = pen.measureText(ask.text)
  return {
    advance: ink.width / em,
    left: -ink.actualBoundingBoxLeft / em,
    width: (ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight) / em,
    tall: ink.actualBoundingBoxAscent / em,
    low: ink.actualBoundingBoxDescent / em,
  }
}

const stage = { shoot, measure, loadFont }
export type StageCalls = typeof stage
Object.assign(globalThis, { stage })
