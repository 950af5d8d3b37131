import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { filePolicy } from '../http/security-headers.ts'
import { mountFiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
mkdirSync(join(folder, 'fairness'))
mkdirSync(join(folder, 'assets'))
const policy = "default-src 'none'; script-src 'sha256-abc='"
const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
writeFileSync(join(folder, 'fairness/own.html'), `<!doctype html>${head}<p>one file</p>`)
writeFileSync(join(folder, 'plain.html'), '<!doctype html><p>says nothing</p>')
writeFileSync(join(folder, 'fairness/tool.js'), 'run()')

const app = fastify()
await mountFiles(app, {
  render: () => Promise.reject(new Error('no page')),
  version: { css: 'build-7', canvas: '' },
  assetFolders: [join(folder, 'assets')],
  publicFolder: folder,
  publicFiles: ['fairness/own.html', 'fairness/tool.js', 'plain.html'],
  gameTemplate: null,
})

it.each([
  [
    'a page that is one file has the policy that it names',
    '/fairness/own.html',
    `${policy}; frame-ancestors 'none'`,
  ],
  ['a page that names none has that of all files', '/plain.html', filePolicy],
  ['so has any other file', '/fairness/tool.js', filePolicy],
])('%s', async (_, url, sent) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-security-policy']).toBe(sent)
})

it.each([
  ['/fairness/tool.js?build-7', 'public, max-age=31536000, immutable'],
  ['/fairness/tool.js', 'public, max-age=3600'],
  ['/fairness/tool.js?build-6', 'public, max-age=3600'],
])('%s is kept as its stamp says', async (url, kept) => {
  expect((await app.inject(url)).headers['cache-control']).toBe(kept)
})
