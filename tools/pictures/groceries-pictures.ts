/** Fresh produce, dairy, meat and fish. */
import { compose, glyph, single } from './compose.ts'
import type { Picture } from './compose.ts'
import { bananas, beetroot, bunch, cabbage, cubes, grainBowl, links, mince, omena, passion, pawpaw, roots, slab, springOnions, steak, tray, trio, wholeChicken, wholeFish } from './produce.ts'
import { circle, dark, ellipse, light, path, place, rect, specks, stroke } from './shapes.ts'
import { bottle, can, gable, pouch } from './packaging.ts'

/** Three of the same glyph, piled. */
const pile = (name: string, size = 34, swap: Readonly<Record<string, string>> = {}): Picture => compose(glyph(name, { x: 32, y: 21, size, swap, shade: 0.16 }), glyph(name, { x: 19, y: 43, size, swap, shade: 0.07 }), glyph(name, { x: 45, y: 43, size, swap }))
/** Two of the same glyph, one behind the other. */
const pair = (name: string, turn = 12): Picture => compose(glyph(name, { x: 23, y: 24, size: 42, rotate: -turn, shade: 0.13 }), glyph(name, { x: 40, y: 39, size: 44, rotate: turn }))
const potato = (x: number, y: number) => ellipse(x, y + 1.5, 15, 13, '#a9763e') + ellipse(x, y, 15, 12.5, '#d6a365') + specks('#a9763e', x, { x, y, rx: 10, ry: 8, count: 6, width: 1.8, length: 0.6 }) + stroke(`M${x - 8} ${y - 5}c2-2 5-3.5 8-3.5`, '#f0cc97', 2.6)
const onion = (x: number, y: number) => path(`M${x} ${y - 17}c2 5 15 7 15 18 0 8-7 13-15 13s-15-5-15-13c0-11 13-13 15-18Z`, '#a8326b') + path(`M${x} ${y - 17}c2 5 15 7 15 18 0 8-7 13-15 13 9-8 9-22 0-31Z`, '#8a2357') + stroke(`M${x - 8} ${y + 8}c-3-6-1-12 5-17`, '#d979a6', 2) + stroke(`M${x} ${y - 17}v-3`, '#c9a24a', 2.6)
const carrot = (x: number, turn: number) => place(stroke('M32 18 27 5M32 18V3M32 18l5-13', '#3f9a3a', 3.6) + path('M25 18c2-3 12-3 14 0 2 10-4 34-7 42-3-8-9-32-7-42Z', '#ff822d') + path('M36 16.5c1.5.3 2.5.8 3 1.5 2 10-4 34-7 42 4-14 5-30 4-43.5Z', '#e8651a') + stroke('M28 25h4M29 34h4M30 43h3', '#c94f0f', 1.6), { x, rotate: turn })
const milkDrop = path('M32 28c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14Z', '#3aa0e8')
const bottleDrop = path('M32 36c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z', '#3aa0e8')
const egg = (x: number, y: number, colour: string) => ellipse(x, y + 1, 7.5, 9.5, dark(colour, 0.14)) + ellipse(x - 0.5, y, 7, 9.2, colour) + ellipse(x - 3, y - 4, 1.6, 2.6, light(colour, 0.6))
const tub = (colour: string, art: string) => path('M9 22h46l-5 36c-.4 2.5-2 4-4.5 4h-27c-2.5 0-4.1-1.5-4.5-4Z', '#ffffff') + path('M45 22h10l-5 36c-.4 2.5-2 4-4.5 4H38c5-12 7-26 7-40Z', '#d9e2e7') + path('M10.5 33h43l-2.5 18H13Z', colour) + rect(6, 15, 52, 8, light(colour, 0.3), 3) + art

export const groceriesPictures = {
  'sukuma-wiki': compose(bunch('#2f8f3f', '#a9cf7d')),
  tomatoes: pile('tomato', 35),
  onions: compose(trio(onion)),
  potatoes: compose(trio(potato)),
  'sweet-potatoes': pair('roasted-sweet-potato', 6),
  carrots: compose(carrot(-12, 16), carrot(12, -16), carrot(0, 0)),
  cabbage: compose(cabbage()),
  spinach: compose(bunch('#3fa35a', '#ffb3c8')),
  bananas: compose(bananas('#ffd43b')),
  mangoes: pair('mango', 8),
  avocado: single('avocado', { size: 60 }),
  oranges: pile('tangerine', 36),
  pineapple: single('pineapple', { size: 62 }),
  watermelon: single('watermelon', { size: 60 }),
  'green-maize': pair('ear-of-corn', 10),
  garlic: pair('garlic', 8),
  ginger: single('ginger-root', { size: 60 }),
  capsicum: single('bell-pepper', { size: 60 }),
  cucumber: single('cucumber', { size: 60 }),
  dhania: compose(glyph('herb', { x: 22, y: 26, size: 40, rotate: -14 }), glyph('herb', { x: 43, y: 26, size: 40, flip: true, rotate: 14 }), glyph('herb', { x: 32, y: 24, size: 42 }), stroke('M32 60 24 40M32 60V38M32 60l8-20', '#3f9a3a', 3.4), rect(26, 45, 12, 5, '#e0a04a', 2.5)),
  lemons: pair('lemon', 10),
  limes: pair('lime', 10),
  'passion-fruit': compose(passion()),
  pawpaw: compose(pawpaw()),
  beans: compose(grainBowl('#a3383a')),
  'green-peas': pair('pea-pod', 8),
  'green-grams': compose(grainBowl('#8aa83a', 4, 3.6, 0.6)),
  eggplant: single('eggplant', { size: 60 }),
  broccoli: single('broccoli', { size: 60 }),
  mushrooms: pair('brown-mushroom', 8),
  chillies: pair('hot-pepper', 14),
  strawberries: pile('strawberry', 34),
  apples: pile('red-apple', 35),
  grapes: single('grapes', { size: 60 }),
  coconut: single('coconut', { size: 60, swap: { '#9b9b9b': '#fffaf0', '#d3d3d3': '#e9dcc4' } }),
  pumpkin: compose(ellipse(13, 38, 11, 19, '#d96a12'), ellipse(51, 38, 11, 19, '#c75d0c'), ellipse(22, 38, 12, 21, '#f08a24'), ellipse(42, 38, 12, 21, '#e67a1a'), ellipse(32, 38, 11, 22, '#ff9f3d'), stroke('M32 17c0-5 1-9 6-11', '#4d8a34', 6), stroke('M27 26c-1 5-1 9-1 13', '#ffc98a', 2.6)),
  plantain: compose(bananas('#8ac24a')),
  beetroot: compose(beetroot()),
  groundnuts: single('peanuts', { size: 60 }),
  cassava: compose(roots('#8a5a3a', '#fff6e6')),
  'spring-onions': compose(springOnions()),
  'milk-packet': compose(pouch({ colour: '#3aa0e8', text: 'MILK', ink: '#1c5fa8', art: place(milkDrop, { y: 1, scale: 0.9 }) })),
  'milk-bottle': compose(bottle({ colour: '#f3f8fb', cap: '#3aa0e8', label: '#dff0fc', art: bottleDrop })),
  yoghurt: compose(tub('#ff8fb8', glyph('strawberry', { x: 32, y: 42, size: 19 }))),
  mala: compose(gable({ colour: '#7ac143', label: '#ffffff', text: 'MALA', ink: '#3f7f1c', art: place(glyph('cow', { x: 32, y: 40, size: 15 }), {}) })),
  cheese: single('cheese-wedge', { size: 60 }),
  butter: compose(path('M6 46h52l4 6c0 3-2 5-5 5H7c-3 0-5-2-5-5Z', '#cfd8dc'), path('M10 28h32v20H10Z', '#ffd43b'), path('M42 28l12-7v20l-12 7Z', '#f2b705'), path('M10 28l12-7h32l-12 7Z', '#fff0a6'), stroke('M18 28v20M26 28v20M34 28v20', '#f2b705', 1.4)),
  eggs: compose(place(egg(32, 32, '#d99a62'), { x: -12, y: -4, scale: 1.75, rotate: -14 }), place(egg(32, 32, '#f6d9b8'), { x: 12, y: -2, scale: 1.75, rotate: 12 }), place(egg(32, 32, '#e8b98a'), { x: 0, y: 10, scale: 1.75 })),
  'egg-tray': compose(...[14, 26, 38, 50].map((x) => egg(x, 18, '#e0a974')), path('M6 24h52l2 10H4Z', '#8a94a0'), ...[10, 24.5, 39, 53.5].map((x) => egg(x, 32, '#e8bb8c')), path('M2 38h60l-4 18c-.5 2-2 3-4 3H10c-2 0-3.5-1-4-3Z', '#a7b1bb'), stroke('M12 42l2 13M25 42l1 13M39 42l-1 13M52 42l-2 13', '#7f8a96', 2.6)),
  ghee: compose(can({ colour: '#f2b705', label: '#fff6d6', cap: '#0b7a75', text: 'GHEE', ink: '#a8620a', art: place(glyph('cow', { x: 32, y: 34, size: 16 }), {}) })),
  'ice-cream': single('soft-ice-cream', { size: 62 }),
  cream: compose(gable({ colour: '#b18cf0', label: '#ffffff', text: 'CREAM', ink: '#5b36a8', art: glyph('strawberry', { x: 32, y: 40, size: 13 }) })),
  beef: compose(tray(cubes('#c9303a', '#f7b9b4'))),
  'beef-mince': compose(tray(mince('#d2454a'))),
  'goat-meat': compose(tray(cubes('#b8434a', '#f7c9c0') + circle(32, 23, 7, '#fff3e0') + circle(32, 23, 3.6, '#d98a80'))),
  'whole-chicken': compose(wholeChicken()),
  'chicken-drumsticks': compose(glyph('poultry-leg', { x: 22, y: 24, size: 40, shade: 0.13 }), glyph('poultry-leg', { x: 40, y: 40, size: 44 })),
  'chicken-wings': compose(tray([[16, 30, -14], [48, 30, 14], [32, 25, 0]].map(([x = 0, y = 0, turn = 0]) => place(path('M16 18c8-8 18-4 20 6 4 8 14 6 14 14 0 9-12 12-22 6C16 38 10 26 16 18Z', '#d99052') + path('M36 24c4 8 14 6 14 14 0 9-12 12-22 6 8 0 12-10 8-20Z', '#b9702f') + stroke('M20 22c3-2 6-1 8 2', '#f6c997', 3), { x: x - 32, y: y - 32, rotate: turn, scale: 0.78 })).join(''))),
  sausages: compose(links('#d9705a')),
  smokies: compose(links('#a83c22')),
  tilapia: compose(wholeFish('#7d96a5', '#d7e1e6', stroke('M27 20c2 7 2 14 0 20M34 19c2 7 2 14 0 20M41 21c1 6 1 11 0 16', '#5f7887', 2.4))),
  omena: compose(omena()),
  prawns: pair('shrimp', 8),
  bacon: single('bacon', { size: 60 }),
  liver: compose(tray(slab('#7d2430', stroke('M36 20c2 5 0 10-3 13', '#5c1622', 2.4)))),
  octopus: single('octopus', { size: 60 }),
  crab: single('crab', { size: 62 }),
  squid: single('squid', { size: 60, swap: { '#f70a8d': '#c98bd6', '#bb1d80': '#9a5fae' } }),
  'pork-chops': compose(steak('#f08a8a', path('M44 14c6 2 9 8 8 14-4-1-8-6-8-14Z', '#fff8ee'))),
  matumbo: compose(tray(path('M5 40C6 24 18 16 32 16s26 8 27 24Z', '#c9b79a') + specks('#efe3cc', 4, { x: 32, y: 40, rx: 24, ry: 20, count: 26, width: 5, length: 5, heap: true }) + specks('#a8937a', 9, { x: 32, y: 40, rx: 23, ry: 19, count: 16, width: 1.6, length: 4, heap: true }))),
  'fish-fillet': compose(tray(slab('#ffb59a', stroke('M20 34c2-5 2-9 1-13M30 34c2-6 2-11 1-15M40 34c2-6 2-11 2-17M50 33c1-5 1-8 0-12', '#ffdccd', 2.2)) + glyph('lemon', { x: 52, y: 35, size: 14 }))),
  't-bone': compose(steak('#c9303a', path('M28 14h8l-1.5 12 12 4-1.5 6-12-4-4 16-6-1 4-20Z', '#fff3e0'))),
} as const satisfies Record<string, Picture>
