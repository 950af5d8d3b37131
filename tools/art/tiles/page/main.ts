import { compose } from './compose.ts'
import type { TileJob } from './job.ts'

/** A picture as PNG in base64, which is how it leaves the page. */
async function png(canvas: OffscreenCanvas): Promise<string> {
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192)
    text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

async function loadFont(family: string, weight: string, address: string): Promise<void> {
  const face = new FontFace(family, `url(${address})`, { weight, featureSettings: '"lnum"' })
  document.fonts.add(await face.load())
}

const easel = { paint: (job: TileJob) => png(compose(job)), loadFont }
/** What the studio calls inside the page. */
export type Easel = typeof easel
Object.assign(globalThis, { easel })
