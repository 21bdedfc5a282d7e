/** Medicines, and the services of the campus pharmacy. */
import { compose, glyph, single } from './compose.ts'
import type { Picture } from './compose.ts'
import { dropperEars, gloves, glucoseMeter, inhaler, mask, pregnancyTest, pressureMonitor, sachet, strip, thermometer } from './clinic.ts'
import { circle, dark, ellipse, light, path, place, rect, specks, stroke, word } from './shapes.ts'
import { pads } from './textiles.ts'
import { blister, bottle, dropper, jar, pillBox, pump, syrup, tin, tube } from './packaging.ts'

const small = (name: string, y: number, size: number) => glyph(name, { x: 32, y, size })
const spoon = place(ellipse(32, 12, 8, 10, '#d5dde2') + ellipse(32, 12, 5.6, 7.6, '#f06ba0') + rect(30, 20, 4, 40, '#b9c4ca', 2), { x: 20, y: 6, rotate: 18, scale: 0.8 })
const medicine = (colour: string, ink: string, art = '') => compose(place(syrup({ colour, ink, art }), { x: -8 }), spoon)
const cross = (x: number, y: number, size: number, colour: string) => rect(x - size / 6, y - size / 2, size / 3, size, colour, size / 14) + rect(x - size / 2, y - size / 6, size, size / 3, colour, size / 14)
const loosePills = (colour: string) => [[14, 54], [27, 57], [48, 55]].map(([x = 0, y = 0]) => ellipse(x, y + 1.5, 6.5, 4, dark(colour, 0.2)) + ellipse(x, y, 6.5, 4, colour)).join('')
const pillJar = (colour: string, cap: string, art: string) => place(jar({ colour, cap, art }), { y: -3, scale: 0.9 })

export const medicinePictures = {
  'tablets-white': compose(blister('#ffffff')),
  'tablets-red': compose(blister('#e5383b')),
  'tablets-blue': compose(blister('#3a8fe8')),
  'tablets-yellow': compose(blister('#ffcf33')),
  'tablets-pink': compose(blister('#ff8fb8')),
  'tablets-green': compose(blister('#5fbf5f')),
  'tablets-orange': compose(blister('#ff8a3d')),
  'capsules-red': compose(blister('#e5383b', 'capsule', '#ffe9a8')),
  'capsules-green': compose(blister('#2e9e6b', 'capsule', '#ffd75e')),
  'capsules-blue': compose(blister('#3a6fe8', 'capsule', '#ffffff')),
  'capsules-amber': compose(blister('#ffb020', 'capsule', '#d9822b')),
  'capsules-purple': compose(blister('#7a4bd1', 'capsule', '#e3d6fb')),
  'syrup-bottle': medicine('#8a4b22', '#0b7a75', cross(32, 44, 13, '#0b7a75')),
  'syrup-pink': medicine('#ff8fb8', '#c2255c', small('strawberry', 44, 15)),
  'syrup-orange': medicine('#ffa640', '#d9601a', small('tangerine', 44, 15)),
  'cough-syrup': medicine('#5b2a55', '#5b2a55', small('lungs', 44, 16)),
  inhaler: compose(inhaler()),
  plaster: single('adhesive-bandage', { size: 60 }),
  'bandage-roll': compose(path('M20 14h34v38H20Z', '#f7efe2'), path('M20 14h34v9H20Z', '#fffaf1'), stroke('M26 20h26M26 28h26M26 36h26M26 44h26', '#dccfb8', 1.4), ellipse(20, 33, 12, 19, '#e8dcc6'), ellipse(20, 33, 9, 15, '#f7efe2'), ellipse(20, 33, 5.6, 9.5, '#dccfb8'), ellipse(20, 33, 2.6, 4.6, '#a8987c'), path('M44 45h17v8c0 2-1 3-3 3H44Z', '#fffaf1'), rect(51, 48, 5, 5, '#f2545b', 1)),
  thermometer: compose(thermometer()),
  'vitamins-jar': compose(pillJar('#ffb84d', '#0b7a75', small('green-apple', 38.5, 22)), loosePills('#5fbf5f')),
  'vitamin-c': compose(place(rect(20, 12, 24, 50, '#ffa62e', 4) + rect(20, 12, 7, 50, '#ffc266', 3) + rect(19, 2, 26, 12, '#ffffff', 3) + rect(20, 28, 24, 22, '#fff6d6') + glyph('tangerine', { x: 32, y: 39, size: 18 }), { x: -10, rotate: -8 }), circle(47, 50, 11, '#d9822b'), circle(47, 48.5, 11, '#ffc266'), word('C', 47, 48.5, 13, '#d9601a', 9)),
  multivitamin: compose(pillJar('#7a4bd1', '#ffd43b', small('rainbow', 38.5, 22)), loosePills('#ff8a3d')),
  'zinc-tablets': compose(pillBox({ colour: '#5b7fa8', text: 'ZINC', ink: '#35507a' }), loosePills('#ffffff')),
  'iron-tablets': compose(pillBox({ colour: '#a3383a', text: 'IRON', ink: '#8c2426' }), loosePills('#c0464a')),
  'omega-oil': compose(pillJar('#ffd75e', '#3a7bd5', small('fish', 38.5, 23)), loosePills('#ffb020')),
  condoms: compose(rect(6, 22, 52, 38, '#c2255c', 4), rect(6, 22, 52, 8, '#e0447a', 4), place(strip(), { y: -12, scale: 0.74 }), word('CONDOMS', 32, 49, 9.5, '#ffffff', 43)),
  'contraceptive-pills': compose(rect(5, 11, 54, 42, '#ffd6e6', 6), rect(8, 14, 48, 36, '#f7f0f4', 4), ...[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4, 5, 6].map((day) => circle(12.5 + day * 6.5, 28 + row * 8, 2.7, row === 2 ? '#f2739c' : '#ffcf5c'))), rect(10, 17, 44, 5.5, '#f2739c', 2), word('M T W T F S S', 32, 19.8, 4.6, '#ffffff', 40)),
  'emergency-pill': compose(rect(12, 4, 40, 56, '#7a4bd1', 6), rect(17, 9, 30, 46, '#dfe6ea', 4), circle(32, 28, 11, '#b9c4ca'), circle(32, 26.5, 10, '#fff3f7'), stroke('M26 26.5h12', '#e5b8c8', 1.8), word('72 h', 32, 46.5, 10, '#5b36a8', 20)),
  'pregnancy-test': compose(pregnancyTest()),
  'ors-sachet': compose(sachet('#3aa0e8', 'ORS', glyph('droplet', { x: 32, y: 43, size: 18 }))),
  'antacid-bottle': medicine('#bfe8d8', '#0b7a75', small('fire', 44, 15)),
  'antacid-tablets': compose(pillBox({ colour: '#0b9e8f', text: 'ANTACID', ink: '#0b7a75' }), loosePills('#a8e6cf')),
  'eye-drops': compose(dropper({ colour: '#d7f0fb', cap: '#3a7bd5', art: small('eye', 43, 19) })),
  'ear-drops': compose(dropperEars()),
  'nasal-spray': compose(path('M29 3h6l2 17h-10Z', '#ffffff'), path('M21 20h22c2 0 3 2 3 4H18c0-2 1-4 3-4Z', '#0b7a75'), rect(20, 24, 24, 38, '#d7f0fb', 5), path('M38 24h1a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5h-4c4-12 5-26 3-38Z', '#b3dbed'), rect(20, 33, 24, 20, '#ffffff'), small('nose', 43, 17), specks('#8fd0f0', 4, { x: 32, y: 4, rx: 14, ry: 4, count: 5, width: 1.6 })),
  'ointment-tube': compose(tube({ colour: '#ffffff', cap: '#0b7a75', label: '#0b9e8f', art: cross(32, 24, 13, '#ffffff') })),
  'gel-tube': compose(tube({ colour: '#3a7bd5', cap: '#ffffff', label: '#ffd43b', art: glyph('high-voltage', { x: 32, y: 24, size: 16 }) })),
  'cream-jar': compose(jar({ colour: '#fdf3ec', cap: '#f2a5b8', label: '#ffdbe6', art: small('cherry-blossom', 38.5, 21) })),
  'balm-tin': compose(tin({ colour: '#2e9e4f', label: '#e7f7d6', art: glyph('herb', { x: 32, y: 26, size: 19 }) })),
  syringe: single('syringe', { size: 60 }),
  lozenges: compose(pillBox({ colour: '#ffb020', text: 'LOZENGE', ink: '#b36b00' }), glyph('honey-pot', { x: 50, y: 46, size: 20 }), ...[[12, 54], [25, 56], [36, 53]].map(([x = 0, y = 0], index) => ellipse(x, y + 1, 6.6, 4.6, '#a85a10') + ellipse(x, y, 6.6, 4.6, index === 1 ? '#ffcf5c' : '#f2953a') + ellipse(x - 2, y - 1.5, 2, 1, '#ffe9b8'))),
  'face-mask': compose(mask()),
  'hand-sanitizer': compose(pump({ colour: '#bfe8fb', cap: '#3a7bd5', label: '#ffffff', art: glyph('sparkles', { x: 32, y: 43, size: 17 }) })),
  antiseptic: compose(bottle({ colour: '#b3541e', cap: '#ffffff', label: '#eaf6ee', art: cross(32, 44.5, 14, '#2e9e4f') })),
  'cotton-wool': compose(path('M12 20h40l4 40H8Z', '#bfe3ff'), path('M42 20h10l4 40H44c1-14 0-28-2-40Z', '#9fcdf2'), circle(18, 17, 10, '#ffffff'), circle(32, 13, 12, '#ffffff'), circle(46, 17, 10, '#f1f5f8'), circle(26, 20, 9, '#f7fafc'), circle(39, 21, 9, '#e9eff3'), rect(17, 34, 30, 19, '#3a7bd5', 4), word('COTTON', 32, 43.5, 7.5, '#ffffff', 25)),
  gloves: compose(gloves()),
  'sanitary-pads': compose(pads()),
  'glucose-meter': compose(glucoseMeter()),
  'first-aid-box': compose(stroke('M22 16v-3c0-4 2-6 6-6h8c4 0 6 2 6 6v3', '#a32430', 4), rect(4, 16, 56, 42, '#e5383b', 7), path('M48 16h5a7 7 0 0 1 7 7v28a7 7 0 0 1-7 7h-8c4-14 5-30 3-42Z', '#c12631'), circle(32, 37, 14, '#ffffff'), cross(32, 37, 18, '#e5383b')),
  'malaria-tablets': compose(pillBox({ colour: '#ffcf33', art: glyph('mosquito', { x: 24, y: 30, size: 19 }) + stroke('M15 21l18 18', '#e5383b', 3) }), loosePills('#ffe27a')),
  consultation: compose(glyph('woman-health-worker-medium-dark', { x: 27, y: 33, size: 56 }), glyph('left-speech-bubble', { x: 50, y: 16, size: 26 })),
  'blood-pressure': compose(pressureMonitor()),
  'temperature-check': compose(glyph('face-with-thermometer', { x: 32, y: 32, size: 58 })),
  'health-screening': compose(glyph('clipboard', { x: 26, y: 32, size: 56 }), glyph('stethoscope', { x: 44, y: 42, size: 38 })),
  ambulance: single('ambulance', { size: 62 }),
  hospital: single('hospital', { size: 62 }),
  pharmacy: compose(rect(5, 20, 54, 42, '#e7f7ef'), rect(5, 56, 54, 6, '#b5d9c6'), rect(26, 34, 13, 28, '#0b7a75', 1.5), circle(36, 48, 1.4, '#ffd43b'), rect(9, 34, 13, 14, '#bfe8fb', 1.5), rect(43, 34, 13, 14, '#bfe8fb', 1.5), glyph('pill', { x: 15.5, y: 41, size: 11 }), glyph('lotion-bottle', { x: 49.5, y: 41, size: 12 }), ...[0, 1, 2, 3, 4, 5].map((index) => path(`M${2 + index * 10} 22h10v6a5 5 0 0 1-10 0Z`, index % 2 === 0 ? '#2e9e4f' : '#ffffff')), rect(2, 15, 60, 8, '#227a3c', 2), rect(23, 1, 18, 18, light('#2e9e4f', 0.9), 4), cross(32, 10, 13, '#2e9e4f')),
} as const satisfies Record<string, Picture>
