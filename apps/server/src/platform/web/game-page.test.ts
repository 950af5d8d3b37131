import type { InitData } from '@fairhouse/contract/entities/init-data'
import { expect, it } from 'vitest'
import { gamePage } from './game-page.ts'

const template =
  '<html lang="%LANG%"><head><!--head--><script type="application/json" id="page-data">%DATA%</script><script nonce="%NONCE%"></script></head></html>'
const init: InitData = {
  hostname: 'house.test',
  mediahostname: 'house.test',
  language: 'de',
  mobileClient: false,
  supportsWebP: true,
  gameLists: {},
  providerGameLists: {},
  winners: [],
  cashier: { deposit: false, withdraw: false },
  ip: '192.0.2.7',
  origin: 'https://house.test',
  gameId: 271,
  clientBuild: { canvas: 'c1', css: 's1', image: 'i1' },
}
const facts = {
  lang: 'de',
  uri: 'castle',
  family: 'slot',
  room: null,
  name: 'Castle',
  demo: true,
  brand: 'Fairhouse',
  adapters: null,
  init,
}

it('a game page says what it is, in its language, with its nonce', () => {
  expect(gamePage(template, facts, 'n0nce')).toBe(
    '<html lang="de"><head><title>Castle · Fairhouse</title><script type="application/json" id="page-data">' +
      `{"lang":"de","uri":"castle","family":"slot","room":null,"name":"Castle","demo":true,"brand":"Fairhouse","adapters":null,"init":${JSON.stringify(init)}}` +
      '</script><script nonce="n0nce"></script></head></html>',
  )
})

it('no name of a game can end the script it stands in, or become markup', () => {
  const name = `</script><img src=x onerror="alert(1)">&$&$'`
  const page = gamePage(template, { ...facts, name }, 'n')
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  expect(page).not.toContain('<img')
  const data = /page-data">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ ...facts, name })
})
