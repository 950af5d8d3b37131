/** Renders one sculpture (a signed distance function with materials) to a picture. */
import { fieldOf } from './shapes.ts'
import type { Shot } from './wire.ts'

/** Small tiles keep each draw short, so that a software rasteriser is never taken for hung. */
const TILE = 160
const SHAPES = 4

const VERTEX = `#version 300 es
void main() {
  vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(p, 0.0, 1.0);
}`

type Stage = { readonly gl: WebGL2RenderingContext; readonly programs: Map<string, WebGLProgram> }

let stage: Stage | undefined

function openStage(): Stage {
  if (stage !== undefined) return stage
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false })
  if (gl === null) throw new Error('The stage has no WebGL 2.')
  stage = { gl, programs: new Map() }
  return stage
}

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind)
  if (shader === null) throw new Error('No shader could be made.')
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) !== true) {
    throw new Error(`Shader: ${gl.getShaderInfoLog(shader) ?? 'no log'}`)
  }
  return shader
}

function programOf({ gl, programs }: Stage, source: string): WebGLProgram {
  const known = programs.get(source)
  if (known !== undefined) return known
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTEX))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, source))
  gl.linkProgram(program)
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    throw new Error(`Program: ${gl.getProgramInfoLog(program) ?? 'no log'}`)
  }
  programs.set(source, program)
  return program
}

function target(gl: WebGL2RenderingContext): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  for (const i of [0, 1]) {
    gl.activeTexture(gl.TEXTURE0 + SHAPES)
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, TILE, TILE)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, texture, 0)
  }
  gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1])
}

function bindShapes(gl: WebGL2RenderingContext, program: WebGLProgram, shot: Shot): void {
  for (let i = 0; i < SHAPES; i++) {
    const shape = shot.shapes?.[i]
    gl.activeTexture(gl.TEXTURE0 + i)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    const field =
      shape === undefined
        ? { field: new Float32Array([9]), width: 1, height: 1, half: [1, 1] as const }
        : fieldOf(shape)
    gl.texImage2D(
      gl.TEXTURE_2D,
      0,
      gl.R16F,
      field.width,
      field.height,
      0,
      gl.RED,
      gl.FLOAT,
      field.field,
    )
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
      gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
    }
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR)
    }
    gl.uniform1i(gl.getUniformLocation(program, `uShape${i}`), i)
    gl.uniform2f(gl.getUniformLocation(program, `uHalf${i}`), field.half[0], field.half[1])
  }
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, shot: Shot): void {
  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name)
  gl.uniform2f(at('uSize'), shot.width * shot.samples, shot.height * shot.samples)
  gl.uniform4f(at('uCamera'), shot.extent, shot.distance, shot.rise ?? 0, shot.height / shot.width)
  gl.uniform2f(at('uCentre'), shot.centre?.[0] ?? 0, shot.centre?.[1] ?? 0)
  gl.uniform1f(at('uPhase'), shot.phase ?? 0)
  gl.uniform1f(at('uTurn'), shot.turn ?? 0)
  const [a, b, c, d] = shot.knobs ?? [0, 0, 0, 0]
  gl.uniform4f(at('uKnobs'), a, b, c, d)
  if (shot.tints !== undefined) gl.uniform3fv(at('uTints'), shot.tints.flat())
}

/** Pictures of the lit surface and of what shines by itself, supersampled, y up as in WebGL. */
export type Plates = { readonly surface: ImageData; readonly glow: ImageData }

function copyTile(gl: WebGL2RenderingContext, plates: Plates, x: number, y: number): void {
  const bytes = new Uint8Array(TILE * TILE * 4)
  const { width, height } = plates.surface
  for (const [i, plate] of [plates.surface, plates.glow].entries()) {
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + i)
    gl.readPixels(0, 0, TILE, TILE, gl.RGBA, gl.UNSIGNED_BYTE, bytes)
    const columns = Math.min(TILE, width - x)
    for (let row = 0; row < Math.min(TILE, height - y); row++) {
      const line = bytes.subarray(row * TILE * 4, (row * TILE + columns) * 4)
      plate.data.set(line, ((height - 1 - y - row) * width + x) * 4)
    }
  }
}

export function march(shot: Shot): Plates {
  const open = openStage()
  const { gl } = open
  const program = programOf(open, shot.source)
  gl.useProgram(program)
  target(gl)
  bindShapes(gl, program, shot)
  setUniforms(gl, program, shot)
  const width = Math.round(shot.width * shot.samples)
  const height = Math.round(shot.height * shot.samples)
  const plates = { surface: new ImageData(width, height), glow: new ImageData(width, height) }
  gl.viewport(0, 0, TILE, TILE)
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      gl.uniform2f(gl.getUniformLocation(program, 'uOrigin'), x, y)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      copyTile(gl, plates, x, y)
    }
  }
  return plates
}
