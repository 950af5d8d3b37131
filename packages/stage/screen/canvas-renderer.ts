/** Loaded only where WebGL is missing or unwanted. */
export { CanvasRenderer } from 'pixi.js'
