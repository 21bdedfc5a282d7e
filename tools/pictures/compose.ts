/** Composition of pictures: Fluent glyphs placed on a canvas, together with hand-drawn shapes. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dark, short } from './shapes.ts'

/** One drawn picture: what is inside a `<symbol>`, and its coordinate system. */
export interface Picture {
  readonly viewBox: string
  readonly body: string
}

/** Where and how a glyph sits on the canvas; x and y are its centre. */
export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly rotate?: number
  readonly flip?: boolean
  /** Colours to replace, old to new. */
  readonly swap?: Readonly<Record<string, string>>
  /** How much darker every colour becomes, 0 to 1: sets a glyph apart from the one before it. */
  readonly shade?: number
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const GLYPH_SIZE = 32

const iconFile = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
const iconSet = JSON.parse(readFileSync(iconFile, 'utf8')) as IconSet

/** Rounds the coordinates of a glyph; always keeps one decimal, since path data may concatenate numbers. */
function roundPaths(body: string): string {
  return body.replace(/\d*\.\d{3,}/g, (number) => {
    const rounded = Number(number).toFixed(2).replace(/0$/, '')
    return rounded.startsWith('0.') ? rounded.slice(1) : rounded
  })
}

/** The drawing of a Fluent glyph in its own 32 by 32 box. */
function glyphBody(name: string): string {
  const icon = iconSet.icons[name]
  if (icon === undefined) throw new Error(`There is no glyph named "${name}".`)
  if (/\sid=/.test(icon.body)) throw new Error(`The glyph "${name}" carries ids and cannot be shared.`)
  return roundPaths(icon.body)
}

/** A Fluent glyph, centred on (x, y), `size` wide and high. */
export function glyph(name: string, placement: Placement = {}): string {
  const { x = 32, y = 32, size = 58, rotate = 0, flip = false, swap = {}, shade = 0 } = placement
  const scale = size / GLYPH_SIZE
  const turn = rotate === 0 ? '' : `rotate(${short(rotate)} ${short(x)} ${short(y)})`
  const left = flip ? x + size / 2 : x - size / 2
  const scaling = flip ? `scale(${short(-scale)} ${short(scale)})` : `scale(${short(scale)})`
  let body = glyphBody(name)
  for (const [from, to] of Object.entries(swap)) {
    if (!body.includes(from)) throw new Error(`The glyph "${name}" has no colour ${from}.`)
    body = body.replaceAll(from, to)
  }
  if (shade > 0) body = body.replace(/#([0-9a-f]{3,6})\b/g, (colour) => dark(colour, shade))
  return `<g transform="${turn}translate(${short(left)} ${short(y - size / 2)})${scaling}">${body}</g>`
}

/** A square picture, 64 by 64. */
export function compose(...parts: readonly string[]): Picture {
  return { viewBox: '0 0 64 64', body: parts.join('') }
}

/** A wide picture, 160 by 120, for rooms. */
export function scene(...parts: readonly string[]): Picture {
  return { viewBox: '0 0 160 120', body: parts.join('') }
}

/** A square picture of one glyph, filling the canvas. */
export function single(name: string, placement: Placement = {}): Picture {
  return compose(glyph(name, placement))
}
