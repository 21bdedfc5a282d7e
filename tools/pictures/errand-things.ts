/** Hand-drawn things of the service providers: gas cylinders, mills, vehicles, paperwork. */
import { glyph } from './compose.ts'
import { circle, dark, ellipse, light, path, rect, specks, stroke, word } from './shapes.ts'

/** A gas cylinder: the small one is squat, the large one tall. */
export function cylinder(colour: string, kilos: '6kg' | '13kg'): string {
  const tall = kilos === '13kg'
  const top = tall ? 16 : 23
  const left = tall ? 12 : 8
  const width = 64 - left * 2
  const band = top + 13
  const bandHeight = tall ? 21 : 17
  const collar = rect(22, top - 13, 20, 16, dark(colour, 0.2), 3) + rect(26, top - 9, 12, 7, dark(colour, 0.5), 2) + rect(29, top - 8, 6, 9, '#ffc93d', 1) + circle(32, top - 8, 3.2, '#e0a51f')
  const body = path(`M${left} ${top + 11}q0-12 14-12h${width - 28}q14 0 14 12v${41 - top}q0 8-8 8h-${width - 16}q-8 0-8-8Z`, colour)
  const shade = path(`M${left + width - 14} ${top - 1}q14 0 14 12v${41 - top}q0 8-8 8h-6c4-14 5-40 0-${61 - top}Z`, dark(colour, 0.16))
  const label = rect(left, band, width, bandHeight, '#ffffff') + rect(left, band - 2.5, width, 2.5, light(colour, 0.45)) + rect(left, band + bandHeight, width, 2.5, dark(colour, 0.25))
  return collar + body + shade + label + word(kilos, 32, band + bandHeight / 2, tall ? 13 : 14, dark(colour, 0.3), tall ? 27 : 25) + stroke(`M${left + 6} ${top + 7}q1-3 5-3.5`, light(colour, 0.6), 2.6) + rect(left + 6, 59, width - 12, 4, dark(colour, 0.4), 2)
}

/** A gas regulator with its hose. */
export function regulator(): string {
  return stroke('M44 28h6c8 0 10 8 4 12-8 6-14 6-14 14v8', '#e5383b', 5) + circle(26, 28, 18, '#5b6773') + circle(26, 28, 18, '#7d8d98') + circle(26, 28, 13, '#cfd8dc') + circle(26, 28, 9, '#0b7a75') + stroke('M26 28l5-5', '#ffffff', 2.6) + rect(17, 45, 18, 12, '#ffc93d', 3) + rect(20, 56, 12, 6, '#c98f1a', 2) + rect(42, 23, 7, 10, '#c98f1a', 2)
}

/** A burner with blue flames. */
export function burner(): string {
  const flame = (x: number, tall: number) => path(`M${x} ${32 - tall}c4 ${tall * 0.4} 6 ${tall * 0.6} 6 ${tall * 0.8}a6 6 0 0 1-12 0c0-${tall * 0.2} 2-${tall * 0.4} 6-${tall * 0.8}Z`, '#3a8fe8') + path(`M${x} ${34 - tall * 0.5}c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z`, '#bfe4ff')
  return flame(14, 18) + flame(50, 18) + flame(26, 24) + flame(38, 24) + stroke('M4 38h56M8 38l4-7M56 38l-4-7', '#2d3040', 3.6) + ellipse(32, 36, 19, 5, '#4a5168') + path('M17 40h30l-4 9H21Z', '#7d8d98') + rect(26, 48, 12, 8, '#5b6773') + rect(12, 55, 40, 6, '#3a4652', 3)
}

/** A posho mill: hopper, belt wheel, spout and a sack of flour. */
export function poshoMill(): string {
  return (
    path('M8 4h32l-10 18H18Z', '#0b7a75') + path('M32 4h8L30 22h-6Z', '#08605c') + path('M11 4h26l-2 4H13Z', '#ffd75e') + specks('#fff0b8', 3, { x: 24, y: 5, rx: 10, ry: 2, count: 8, width: 1.8 }) + rect(12, 22, 26, 20, '#f2545b', 4) + rect(30, 22, 8, 20, '#cf3d49', 4) + circle(21, 32, 6, '#ffffff') + circle(21, 32, 2.6, '#5b6773') +
    path('M34 27l14 8v8l-14-5Z', '#cf3d49') + circle(8, 44, 10, '#3a4652') + circle(8, 44, 6, '#7d8d98') + circle(8, 44, 2, '#2d3040') + stroke('M3 37l14-9M13 52l12-14', '#2d3040', 2) + rect(12, 42, 6, 20, '#5b6773') + rect(28, 42, 6, 20, '#5b6773') + rect(9, 58, 28, 4, '#3a4652', 1) +
    path('M40 62c-3-8-1-14 3-18h12c4 4 6 10 4 18Z', '#f3e3c3') + path('M51 44h4c4 4 6 10 4 18h-9c3-6 3-13 1-18Z', '#dcc79c') + ellipse(49, 44, 8, 3, '#ffffff') + stroke('M48 42c0-2 0-3-.5-5', '#ffffff', 3.6) + word('UNGA', 49, 54, 5, '#a8620a', 13)
  )
}

/** A basin with clothes and suds, as mama fua washes. */
export function laundryBasin(): string {
  return (
    path('M10 30C6 20 14 12 22 16c3-7 14-7 16 0 8-3 16 3 14 14Z', '#ff8fb3') + path('M26 30c-2-9 4-15 12-14 8 0 14 6 12 14Z', '#3aa0e8') + path('M12 30c0-7 4-11 9-11s8 5 8 11Z', '#ffd43b') + [[8, 29, 6], [17, 26, 5], [27, 28, 6.5], [38, 26, 5.5], [48, 28, 6.5], [57, 30, 5]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff') + circle(x - 1.5, y - 1.5, r * 0.35, '#d5effc')).join('') +
    path('M2 31h60l-7 25c-1 3-3 5-6 5H15c-3 0-5-2-6-5Z', '#0b7a75') + path('M48 31h14l-7 25c-1 3-3 5-6 5h-9c6-9 8-20 8-30Z', '#08605c') + rect(1, 29, 62, 6, '#2ba59f', 3) + circle(52, 10, 5, '#e4f5fd') + circle(60, 17, 3, '#e4f5fd') + circle(8, 12, 4, '#e4f5fd') + stroke('M13 42l4 12', '#6cc7c2', 3)
  )
}

/** A woven laundry basket, full. */
export function laundryBasket(colours: readonly [string, string, string]): string {
  return path('M11 28C8 16 16 9 25 13c3-7 15-6 16 1 10-2 15 6 12 14Z', colours[0]) + path('M29 28c-1-9 5-14 12-13 8 0 13 6 12 13Z', colours[1]) + path('M12 28c0-7 4-10 9-10s9 5 9 10Z', colours[2]) + path('M6 28h52l-5 30c-.5 2.5-2 4-5 4H16c-3 0-4.5-1.5-5-4Z', '#e0a860') + path('M46 28h12l-5 30c-.5 2.5-2 4-5 4h-8c5-10 6-22 6-34Z', '#c4883f') + stroke('M10 38h44M12 47h40M13 55h37M20 31l2 28M32 31v28M44 31l-2 28', '#a86e2c', 1.8) + rect(3, 26, 58, 6, '#f2c584', 3)
}

/** A curtain on its rail. */
export function curtain(colour: string): string {
  return path('M6 8h24c0 20-2 34-12 42 2 3 2 6 1 10H6Z', colour) + path('M58 8H34c0 20 2 34 12 42-2 3-2 6-1 10h13Z', colour) + path('M12 8h4v36l-4 6ZM22 8h4c-.5 10-1 18-4 25ZM52 8h-4v36l4 6ZM42 8h-4c.5 10 1 18 4 25Z', dark(colour, 0.16)) + rect(12, 47, 10, 4, '#ffc93d', 2) + rect(42, 47, 10, 4, '#ffc93d', 2) + rect(3, 4, 58, 5, '#8a5a2b', 2.5) + circle(4, 6.5, 4, '#b98150') + circle(60, 6.5, 4, '#b98150')
}

/** A graduation gown. */
export function gown(): string {
  return path('M22 10C12 13 7 24 4 48l11 4 1 10h32l1-10 11-4C57 24 52 13 42 10L32 16Z', '#24284a') + path('M42 10c10 3 15 14 18 38l-11 4-1 10h-9c5-14 7-34 3-52Z', '#191c38') + path('M24 10l8 8 8-8 4 2-9 48h-6l-9-48Z', '#0b7a75') + path('M26 10l6 10 6-10-6 3Z', '#ffffff') + glyph('graduation-cap', { x: 32, y: 9, size: 28 })
}

/** A sheet of paper with lines, and optional drawing. */
export function sheet(x: number, y: number, width: number, height: number, art = ''): string {
  const lines = Array.from({ length: Math.floor((height - 8) / 6) }, (_, index) => rect(x + 4, y + 5 + index * 6, (width - 8) * (index % 3 === 2 ? 0.6 : 1), 2, '#c3ced6', 1)).join('')
  return rect(x, y, width, height, '#ffffff', 2) + lines + art
}

/** A curriculum vitae with a portrait. */
export function resume(): string {
  return rect(13, 5, 42, 57, '#b9c7cf', 3) + rect(10, 2, 42, 57, '#ffffff', 3) + rect(10, 2, 42, 18, '#0b7a75', 3) + circle(21, 15, 8, '#ffffff') + glyph('woman-medium-dark', { x: 21, y: 15, size: 15 }) + rect(33, 8, 15, 3, '#ffffff', 1.5) + rect(33, 13.5, 10, 2.2, '#8fd0cb', 1) + [28, 33, 38, 43, 48, 53].map((y, index) => rect(15, y, index % 3 === 2 ? 18 : 32, 2.2, index % 3 === 0 ? '#ffb020' : '#c3ced6', 1.1)).join('')
}

/** A multi-function photocopier. */
export function copier(): string {
  return sheet(16, 1, 30, 16) + rect(8, 14, 48, 14, '#5b6773', 4) + rect(12, 17, 40, 4, '#bfe8fb', 2) + rect(4, 26, 56, 32, '#e6ecef', 4) + rect(46, 26, 14, 32, '#c9d4da', 4) + rect(10, 31, 15, 8, '#0b7a75', 1.5) + circle(31, 35, 2.6, '#3fbf6a') + circle(38, 35, 2.6, '#e5383b') + rect(10, 45, 36, 3, '#8a98a5', 1.5) + sheet(14, 47, 28, 13) + rect(8, 58, 8, 4, '#3a4652', 1) + rect(48, 58, 8, 4, '#3a4652', 1)
}

/** A laminated card, shining. */
export function laminated(): string {
  return rect(3, 10, 58, 44, '#bfe8fb', 6) + rect(8, 15, 48, 34, '#ffffff', 2) + rect(8, 15, 48, 9, '#0b7a75', 2) + rect(12, 28, 14, 16, '#ffe1b8', 2) + glyph('man-medium-dark', { x: 19, y: 36.5, size: 14 }) + [29, 34, 39].map((y) => rect(30, y, 22, 2.4, '#c3ced6', 1.2)).join('') + path('M46 10h8L26 54h-8ZM58 10h3v2L36 54h-4Z', '#ffffff66')
}

/** A matatu: the minibus of every route. */
export function matatu(): string {
  return rect(2, 12, 60, 37, '#ffffff', 8) + path('M2 33h60v12c0 3-2 5-5 5H7c-3 0-5-2-5-5Z', '#f2f5f7') + rect(2, 31, 60, 6, '#ffcf33') + rect(2, 37, 60, 3, '#e5383b') + rect(6, 17, 12, 12, '#7cc6e8', 2) + rect(20, 17, 12, 12, '#7cc6e8', 2) + rect(34, 17, 12, 12, '#7cc6e8', 2) + path('M48 17h7c3 0 5 3 7 12H48Z', '#a8dff5') + rect(8, 7, 40, 5, '#8a5a2b', 1.5) + rect(12, 3, 12, 6, '#f2545b', 1.5) + rect(27, 2, 14, 7, '#0b7a75', 1.5) + rect(56, 41, 6, 4, '#ffe27a', 1.5) + circle(16, 50, 8, '#2d3040') + circle(16, 50, 3.6, '#b9c4ca') + circle(47, 50, 8, '#2d3040') + circle(47, 50, 3.6, '#b9c4ca') + word('CAMPUS', 30, 43, 5, '#35507a', 22)
}

/** A water jerrycan, yellow, as fetched everywhere. */
export function waterCan(): string {
  return rect(14, 4, 12, 8, '#3a4652', 2) + path('M9 22c0-6 4-10 10-10h28c5 0 8 3 8 8v36c0 4-2 6-6 6H15c-4 0-6-2-6-6Z', '#ffcf33') + path('M44 12h3c5 0 8 3 8 8v36c0 4-2 6-6 6h-9c6-14 7-34 4-50Z', '#e3ad14') + rect(30, 17, 19, 8, '#8a5a00', 4) + stroke('M18 32l28 22M46 32 18 54', '#e3ad14', 3.6) + stroke('M14 22c0-3 1-4 3-5', '#fff0b0', 2.6) + glyph('droplet', { x: 32, y: 43, size: 22 })
}

/** People waiting in line. */
export function queue(): string {
  return ['woman-standing-medium-dark', 'man-standing-medium-dark', 'woman-standing-medium-dark'].map((name, index) => glyph(name, { x: 14 + index * 18, y: 33, size: 52 })).join('') + rect(4, 59, 56, 3, '#b9c7cf', 1.5)
}
