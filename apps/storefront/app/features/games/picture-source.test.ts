import { expect, it } from 'vitest'
import { pictureSource } from './picture-source.ts'

it.each([
  '/assets/tile.jpg',
  '/assets/tile.jpeg',
  '/assets/tile.PNG',
  '/assets/tile.gif',
  '/assets/tile-300-x1Y2.webp',
  '/assets/logo.svg',
  '/assets/tile.avif',
  'https://media.example/tile.png?build=12#top',
])('%s is a picture', (address) => {
  expect(pictureSource(address)).toBe(address)
})

it.each([
  '',
  '/assets/tile',
  '/assets/png',
  '/assets/tile.bmp',
  '/assets/tile.png.exe',
  '/assets/tile.html?x=.png.html',
  'data:text/html,<p>',
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(() => pictureSource(address)).toThrow(TypeError)
})
