import { loadTypeface } from '@fairhouse/stage/table/typeface'
import { poster } from './poker-poster/poster.ts'
import { drawPoster } from './poker-poster/draw-poster.ts'

/** `?poster=<JSON>`: draws a picture of a video poker, for `tools/art` to photograph. */
async function open(): Promise<void> {
  await loadTypeface()
  const asked: unknown = JSON.parse(new URLSearchParams(location.search).get('poster') ?? '{}')
  const wanted = poster.parse(asked)
  const canvas = document.createElement('canvas')
  canvas.width = wanted.width
  canvas.height = wanted.height
  const brush = canvas.getContext('2d')
  if (!brush) throw new TypeError('no canvas')
  drawPoster(brush, wanted)
  document.body.append(canvas)
  document.body.dataset['shown'] = 'yes'
}

await open()
