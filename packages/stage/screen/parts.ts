/** The few things of Pixi that titles draw with. */
export { Container, Sprite, type Texture } from 'pixi.js'
