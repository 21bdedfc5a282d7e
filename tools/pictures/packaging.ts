/** Packages that products come in: packets, bottles, jars, tubes, boxes, blister packs. */
import { circle, dark, ellipse, light, path, place, rect, specks, stroke, word } from './shapes.ts'

/** What a package shows. */
export interface Pack {
  readonly colour: string
  readonly label?: string
  readonly cap?: string
  readonly text?: string
  readonly ink?: string
  /** A drawing on the label, around (32, 36). */
  readonly art?: string
}

const PAPER = '#ffffff'

/** A short word sized to a label. */
function caption(text: string | undefined, y: number, ink: string, widest: number, size = 9): string {
  if (text === undefined) return ''
  return word(text, 32, y, size, ink, Math.min(widest, text.length * size * 0.68))
}

/** A paper packet with a folded top: flour, sugar. */
export function packet({ colour, label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M12 13h40l1 45c0 2.5-1 3.5-3 3.5H14c-2 0-3-1-3-3.5Z', colour) + path('M44 13h8l1 45c0 2.5-1 3.5-3 3.5h-8c3-14 3.5-30 2-48.5Z', dark(colour, 0.12)) +
    path('M14 3h36l2 10H12Z', light(colour, 0.3)) + path('M12 13h40v3H12Z', dark(colour, 0.2)) + rect(15, 21, 34, 33, label, 5) + art + caption(text, 28.5, ink, 30)
  )
}

/** A sealed plastic pouch with crimped ends: beans, salt, milk. */
export function pouch({ colour, label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  const crimp = (y: number) => rect(13, y, 38, 5, dark(colour, 0.16), 1) + stroke(`M17 ${y + 1}v3M22 ${y + 1}v3M27 ${y + 1}v3M32 ${y + 1}v3M37 ${y + 1}v3M42 ${y + 1}v3M47 ${y + 1}v3`, light(colour, 0.35), 1)
  return (
    path('M14 6h36c-2 6 3 12 3 26s-5 20-3 26H14c2-6-3-12-3-26s5-20 3-26Z', colour) + path('M44 6h6c-2 6 3 12 3 26s-5 20-3 26h-7c3-16 4-36 1-52Z', dark(colour, 0.12)) +
    crimp(3) + crimp(56) + stroke('M16.5 14c-.8 4-1.5 8-1.5 12', light(colour, 0.55), 2.2) + rect(17, 19, 30, 30, label, 6) + art + caption(text, 26, ink, 27)
  )
}

/** A tall bottle with shoulders. */
export function bottle({ colour, cap = '#e5383b', label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M26 13h12v4c0 4 10 6 10 15v26c0 3-2 4-4 4H20c-2 0-4-1-4-4V32c0-9 10-11 10-15Z', colour) + path('M38 13v4c0 4 10 6 10 15v26c0 3-2 4-4 4h-7c5-12 5-30 1-49Z', dark(colour, 0.13)) +
    rect(24.5, 2, 15, 11, cap, 2) + rect(35, 2, 4.5, 11, dark(cap, 0.2), 1.5) + stroke('M21 34c0-4 2-6 4-8', light(colour, 0.6), 2.4) + rect(16, 34, 32, 21, label) + art + caption(text, 44.5, ink, 28)
  )
}

/** A medicine bottle: wide, short neck, ribbed cap. */
export function syrup({ colour, cap = '#ffffff', label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M25 13h14v4c0 3 10 4 10 11v30c0 2.5-1.5 4-4 4H19c-2.5 0-4-1.5-4-4V28c0-7 10-8 10-11Z', colour) + path('M39 13v4c0 3 10 4 10 11v30c0 2.5-1.5 4-4 4h-6c4-16 4-34 0-49Z', dark(colour, 0.15)) +
    rect(22, 2, 20, 12, cap, 2.5) + path('M36 2h3.5c1.5 0 2.5 1 2.5 2.5v7c0 1.5-1 2.5-2.5 2.5H36Z', dark(cap, 0.14)) + stroke('M26 5v6M30 5v6M34 5v6M38 5v6', dark(cap, 0.22), 1.2) +
    rect(15, 30, 34, 24, label) + rect(15, 30, 34, 4, ink) + art + caption(text, 47.5, ink, 28, 8)
  )
}

/** A small bottle with a dropper tip. */
export function dropper({ colour, cap = '#ffffff', label = PAPER, text, ink = '#0b7a75', art = '' }: Pack): string {
  return (
    path('M29 4c1-3 5-3 6 0l2 11H27Z', cap) + rect(24, 14, 16, 9, dark(cap, 0.12), 2) + path('M20 27c0-3 2-5 5-5h14c3 0 5 2 5 5v31c0 2.5-1.5 4-4 4H24c-2.5 0-4-1.5-4-4Z', colour) +
    path('M38 22h1c3 0 5 2 5 5v31c0 2.5-1.5 4-4 4h-4c3-12 4-28 2-40Z', dark(colour, 0.13)) + rect(20, 31, 24, 24, label) + art + caption(text, 49.5, ink, 21, 7)
  )
}

/** A bottle with a pump: hand sanitizer, lotion, shampoo. */
export function pump({ colour, cap = '#ffffff', label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M22 6h15c2 0 3 1 3 3v2h-6v8h-4v-8h-8c-2 0-3-1-3-2.5S20 6 22 6Z', dark(cap, 0.1)) + rect(25, 16, 14, 7, cap, 2) + path('M16 30c0-5 3-8 8-8h16c5 0 8 3 8 8v27c0 3-2 5-5 5H21c-3 0-5-2-5-5Z', colour) +
    path('M41 22c4.5.3 7 3 7 8v27c0 3-2 5-5 5h-5c5-12 6-28 3-40Z', dark(colour, 0.13)) + stroke('M20.5 31c0-3 1-4 3-4.5', light(colour, 0.6), 2.4) + rect(20, 33, 24, 22, label, 4) + art + caption(text, 49.5, ink, 21, 7)
  )
}

/** A jar with a screw lid. */
export function jar({ colour, cap = '#e5383b', label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    rect(10, 15, 44, 46, colour, 8) + path('M44 15h2c4.5 0 8 3.5 8 8v30c0 4.5-3.5 8-8 8h-6c5-14 6-32 4-46Z', dark(colour, 0.13)) + rect(11, 4, 42, 12, cap, 3) + path('M44 4h6c2 0 3 1 3 3v6c0 2-1 3-3 3h-6Z', dark(cap, 0.16)) +
    stroke('M17 7v6M23 7v6M29 7v6M35 7v6M41 7v6M47 7v6', dark(cap, 0.2), 1.2) + rect(10, 25, 44, 27, label) + art + caption(text, 45.5, ink, 36)
  )
}

/** A flat round tin seen from above the rim. */
export function tin({ colour, label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M4 27h56v16c0 9-12 15-28 15S4 52 4 43Z', dark(colour, 0.15)) + path('M46 27h14v16c0 6-5.5 11-14 13.5Z', dark(colour, 0.3)) + ellipse(32, 27, 28, 17, colour) + ellipse(32, 26.5, 24, 14, light(colour, 0.3)) + ellipse(32, 26.5, 21, 12, label) + art + caption(text, 26.5, ink, 32)
  )
}

/** An upright can or tub. */
export function can({ colour, cap = '#cfd8dc', label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M10 10v44c0 5 10 8 22 8s22-3 22-8V10Z', colour) + path('M42 10h12v44c0 3.5-5 6-12 7.3Z', dark(colour, 0.14)) + path('M10 22c4 4 13 6 22 6s18-2 22-6v26c-4 4-13 6-22 6s-18-2-22-6Z', label) +
    ellipse(32, 10, 22, 7.5, dark(cap, 0.15)) + ellipse(32, 9, 22, 7, cap) + ellipse(32, 9, 18, 5, light(cap, 0.4)) + art + caption(text, 45, ink, 34)
  )
}

/** A squeezed tube lying on a slant: ointment, toothpaste. */
export function tube({ colour, cap = '#ffffff', label = PAPER, text, ink = '#0b7a75', art = '' }: Pack): string {
  const parts =
    path('M18 2h28l-4 46H22Z', colour) + path('M40 2h6l-4 46h-6c3-14 4-30 4-46Z', dark(colour, 0.13)) + rect(17, 0, 30, 5, dark(colour, 0.2), 1.5) + path('M19.2 13h25.7l-2 23H21.2Z', label) + art + caption(text, 30, ink, 19, 7) +
    path('M22 48h20l-3 5H25Z', dark(colour, 0.1)) + rect(24, 52, 16, 11, cap, 2.5) + stroke('M28 55v5M32 55v5M36 55v5', dark(cap, 0.25), 1.2)
  return place(parts, { rotate: 32, scale: 0.94 })
}

/** A carton with a lighter front and a dark side. */
export function carton({ colour, label = PAPER, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return (
    path('M10 14h38v47H12c-1.5 0-2-.5-2-2Z', colour) + path('M48 14l8-7v45c0 1.5-.3 2-1 3l-7 6Z', dark(colour, 0.25)) + path('M10 14l8-7h38l-8 7Z', light(colour, 0.35)) + place(rect(14, 21, 30, 33, label, 3), {}) + place(art + caption(text, 28, ink, 26), { x: -3 })
  )
}

/** A flat medicine box with a stripe, and a blister pack leaning out of it. */
export function pillBox({ colour, text, ink = '#3a2a1a', art = '' }: Pack): string {
  return rect(5, 20, 54, 33, '#ffffff', 3) + path('M5 41h54v9c0 2-1 3-3 3H8c-2 0-3-1-3-3Z', colour) + path('M5 20l6-7h54l-6 7Z', '#dfe7ea') + path('M59 20l6-7v33l-6 7Z', '#c5d0d5') + caption(text, 30.5, ink, 44, 11) + art
}

/** A gable-topped milk or juice carton. */
export function gable({ colour, label = PAPER, text, ink = '#1c5fa8', art = '' }: Pack): string {
  return (
    path('M13 22h30v40H15c-1.5 0-2-.5-2-2Z', label) + path('M43 22h9v36l-9 4Z', dark(label, 0.16)) + path('M13 22l6-13h28L43 22Z', colour) + path('M47 9l5 13h-9Z', dark(colour, 0.25)) + rect(19, 3, 28, 6, dark(colour, 0.1), 1.5) + path('M13 48h30v14H15c-1.5 0-2-.5-2-2Z', colour) + path('M43 48h9v10l-9 4Z', dark(colour, 0.25)) + place(art + caption(text, 30, ink, 26, 8), { x: -4 })
  )
}

/** Two blister strips of tablets. */
export function blister(colour: string, kind: 'tablet' | 'capsule' = 'tablet', second = '#ffffff'): string {
  const pill = (x: number, y: number) =>
    kind === 'tablet'
      ? circle(x, y + 0.8, 5.2, '#9aa9b2') + circle(x, y, 4.8, colour) + stroke(`M${x - 2.6} ${y}h5.2`, dark(colour, 0.25), 1.2) + circle(x - 1.6, y - 2, 1.1, light(colour, 0.7))
      : rect(x - 4, y - 5.4, 8, 12.4, '#9aa9b2', 4) + rect(x - 3.7, y - 6, 7.4, 12, colour, 3.7) + path(`M${x - 3.7} ${y}h7.4v2.3a3.7 3.7 0 0 1-7.4 0Z`, second) + stroke(`M${x - 1.8} ${y - 3}v1.5`, light(colour, 0.7), 1.4)
  const rows = kind === 'tablet' ? [15, 27.5, 40] : [17, 33, 49]
  const strip = rect(17, 4, 30, 56, '#dbe4e9', 5)
  const cells = (kind === 'tablet' ? [...rows, 52] : rows).flatMap((y) => [pill(25, y - (kind === 'tablet' ? 2 : 1)), pill(39, y - (kind === 'tablet' ? 2 : 1))]).join('')
  const behind = place(rect(17, 4, 30, 56, '#aebcc5', 5) + specks('#8fa0aa', 4, { x: 32, y: 32, rx: 12, ry: 24, count: 14, width: 1.2 }), { x: 8, rotate: 20 })
  return place(behind + place(strip + cells, { x: -5, rotate: -10 }), { scale: 0.98 })
}

/** A pump-free plastic can with a handle: cooking oil, detergent. */
export function jerrycan({ colour, cap = '#e5383b', label = PAPER, text, ink = '#8a5a00', art = '' }: Pack): string {
  return (
    rect(14, 3, 13, 9, cap, 2) + rect(16, 11, 9, 4, dark(colour, 0.1)) + path('M12 22c0-5 3-8 8-8h24c6 0 10 4 10 10v32c0 4-2 6-6 6H16c-3 0-4-2-4-5Z', colour) + path('M44 14c6 0 10 4 10 10v32c0 4-2 6-6 6h-6c5-14 6-32 2-48Z', dark(colour, 0.14)) +
    path('M32 19h12c3 0 5 2 5 5v4c0 1.5-1 2-2 2H35c-2 0-3-1-4-2.5l-2-5c-.7-2 1-3.5 3-3.5Z', '#ffffff') + path('M32 19h12c3 0 5 2 5 5v4c0 1.5-1 2-2 2H35c-2 0-3-1-4-2.5l-2-5c-.7-2 1-3.5 3-3.5Z', dark(colour, 0.45)) +
    stroke('M17 24v8', light(colour, 0.6), 2.6) + rect(12, 35, 42, 20, label) + art + caption(text, 45, ink, 34, 10)
  )
}
