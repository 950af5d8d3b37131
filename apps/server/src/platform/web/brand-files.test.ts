import fastify from 'fastify'
import { expect, it } from 'vitest'
import { brandAddresses, mountBrand } from './brand-files.ts'
import { mountManifest } from './manifest.ts'

const colors = { main: '#aa3366', onLight: '#771144' }
const own = { logo: '<svg xmlns="http://www.w3.org/2000/svg"/>', colors }

it('the mark and colours of an operator have addresses that change with them', () => {
  const { logo, colors: style } = brandAddresses(own)
  expect(logo).toMatch(/^\/brand\/logo\.svg\?[0-9a-f]{8}$/)
  expect(style).toMatch(/^\/brand\/colors\.css\?[0-9a-f]{8}$/)
  expect(brandAddresses({ ...own, logo: `${own.logo} ` }).logo).not.toBe(logo)
  expect(brandAddresses({ logo: null, colors: null })).toEqual({ logo: null, colors: null })
})

it('only what has its own stamp is kept for ever', async () => {
  const app = fastify()
  mountBrand(app, own)
  for (const address of Object.values(brandAddresses(own))) {
    const kept = async (url: string) => (await app.inject(url)).headers['cache-control']
    expect(await kept(address ?? '')).toBe('public, max-age=31536000, immutable')
    expect(await kept(address?.split('?')[0] ?? '')).toBe('public, max-age=3600')
    expect(await kept(`${address?.split('?')[0]}?00000000`)).toBe('public, max-age=3600')
  }
})

it('the icons of the installed house have the stamp of the build', async () => {
  const app = fastify()
  mountManifest(app, { name: 'House', stamp: 'build-7' })
  const { icons } = (await app.inject('/manifest.webmanifest')).json()
  expect(icons).toHaveLength(4)
  for (const { src, type } of icons) {
    expect(src).toMatch(/^\/icon[\w-]*\.(svg|png)\?build-7$/)
    expect(type).toBe(src.includes('.svg') ? 'image/svg+xml' : 'image/png')
  }
})
