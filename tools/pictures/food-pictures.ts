/** Dishes of the food-delivery menu. */
import { compose, glyph, single } from './compose.ts'
import type { Picture } from './compose.ts'
import { bowl, chapatis, chips, drink, greens, heap, mandazi, mug, plate, pulses, rice, samosa, sausage, skewer, stew, ugali } from './dishes.ts'
import { circle, ellipse, path, place, rect, specks, stroke } from './shapes.ts'
import { cubes, wholeFish } from './produce.ts'

/** A plate with food, raised so that the whole sits in the middle of the canvas. */
const served = (...parts: readonly string[]): Picture => compose(place(parts.join(''), { y: -5 }))
const dhania = (x: number, y: number) => specks('#3fae4a', 5, { x, y, rx: 12, ry: 6, count: 8, width: 1.7, length: 1.4 })
const heaped = (colour: string, seed: number, count: number, width: number, length = 0) => specks(colour, seed, { x: 32, y: 34, rx: 23, ry: 19, count, width, length, heap: true })
const tomato = (x: number, y: number, size: number) => circle(x, y, size, '#e8413c') + circle(x, y, size * 0.68, '#ff8a75') + specks('#ffe3a8', 3, { x, y, rx: size * 0.5, ry: size * 0.5, count: 5, width: 1 })
const dessertBowl = (fruit: string) => bowl('#7cc6e8', fruit)

export const foodPictures = {
  githeri: compose(bowl('#0b7a75', heap('#c8772f', 12) + heaped('#7d2a2a', 3, 17, 5, 1.6) + heaped('#ffd75e', 8, 24, 4.4, 0.6) + heaped('#fff2bd', 8, 18, 1.2) + heaped('#3fae4a', 31, 6, 1.8, 1.5))),
  pilau: served(plate('#ffb020'), rice(32, 49, { colour: '#b9793f', grain: '#8a5227', size: 1.22 }), glyph('meat-on-bone', { x: 44, y: 24, size: 24 }), tomato(14, 46, 5), dhania(26, 34)),
  biryani: served(plate('#f2545b'), rice(32, 49, { colour: '#ffc94d', grain: '#f08a24', size: 1.22 }), glyph('poultry-leg', { x: 33, y: 22, size: 30, rotate: -15 }), dhania(32, 40), glyph('lime', { x: 52, y: 44, size: 15 })),
  'ugali-beef': served(plate(), ugali(21, 48, 0.98), stew(45, 50, { size: 0.7 }), glyph('herb', { x: 45, y: 33, size: 15 })),
  'ugali-fish': served(plate(), ugali(20, 46, 0.9), place(wholeFish('#b9783a', '#dba264', stroke('M24 22l6 20M33 20l6 22M42 22l4 16', '#7d4a1c', 2.4)), { x: 9, y: 8, scale: 0.64, rotate: 8 }), glyph('lime', { x: 24, y: 49, size: 13 })),
  'ugali-sukuma': served(plate(), ugali(21, 48, 0.98), greens(45, 50, 0.72), tomato(36, 51, 4)),
  'chapati-beans': served(plate('#ffb020'), chapatis(23, 52, 0.92), pulses(45, 51, { size: 0.86 })),
  'chapati-ndengu': served(plate('#ffb020'), chapatis(23, 52, 0.92), pulses(45, 51, { size: 0.86, colour: '#7d9a2f', sauce: '#c9a03a' })),
  'rice-beef': served(plate(), rice(22, 49, { size: 0.92 }), stew(45, 51, { size: 0.72 }), glyph('herb', { x: 46, y: 35, size: 14 })),
  'rice-beans': served(plate(), rice(22, 49, { size: 0.92 }), pulses(45, 51, { size: 0.74 }), dhania(42, 38)),
  chips: single('french-fries', { size: 62 }),
  'chips-chicken': served(plate('#f2545b'), chips(25, 50, { size: 0.92 }), glyph('poultry-leg', { x: 43, y: 33, size: 36, rotate: 10 }), glyph('tomato', { x: 24, y: 50, size: 12 })),
  'chips-masala': served(plate('#f2545b'), chips(32, 51, { size: 1.15, colour: '#e8703a' }), specks('#3fae4a', 5, { x: 32, y: 40, rx: 20, ry: 9, count: 14, width: 2, length: 1.8 }), specks('#b3261e', 9, { x: 32, y: 42, rx: 20, ry: 8, count: 9, width: 2.4 })),
  bhajia: served(plate('#ffb020'), ...[[16, 43], [27, 45], [38, 45], [48, 43], [22, 34], [33, 35], [43, 34], [32, 25]].map(([x = 0, y = 0]) => circle(x, y + 1, 8, '#c2781f') + circle(x, y, 7.6, '#f0ad3a') + specks('#3f9a3a', x, { x, y, rx: 5, ry: 5, count: 5, width: 1.4, length: 1 }))),
  burger: single('hamburger', { size: 62 }),
  pizza: single('pizza', { size: 60 }),
  'hot-dog': single('hot-dog', { size: 62 }),
  'smokie-pasua': served(plate('#f2545b'), sausage(31, 40, { rotate: -14, size: 1.02, colour: '#b8472b' }), stroke('M9 42 52 31', '#6d2414', 4.5), specks('#e8413c', 3, { x: 31, y: 36.5, rx: 19, ry: 3, count: 10, width: 3.6 }), specks('#ffffff', 7, { x: 31, y: 36, rx: 19, ry: 3, count: 8, width: 2, length: 2 }), specks('#3fae4a', 17, { x: 31, y: 36, rx: 19, ry: 3.5, count: 9, width: 2, length: 1.5 }), glyph('lime', { x: 48, y: 49, size: 14 })),
  samosa: compose(samosa(20, 24, { size: 0.62, rotate: -10 }), samosa(43, 25, { size: 0.62, rotate: 8 }), samosa(32, 42, { size: 0.74 })),
  mandazi: compose(mandazi(19, 25, { size: 0.6, rotate: -14 }), mandazi(45, 26, { size: 0.6, rotate: 16 }), mandazi(32, 42, { size: 0.7 })),
  'mahamri-mbaazi': served(plate('#ffb020'), mandazi(15, 35, { size: 0.46, rotate: -10, colour: '#d98f3d' }), mandazi(28, 32, { size: 0.48, rotate: 10, colour: '#d98f3d' }), pulses(43, 51, { size: 0.82, colour: '#a8a05a', sauce: '#fff1d6' })),
  'viazi-karai': served(plate('#f2545b'), ...[[19, 40], [34, 42], [47, 40], [26, 31], [41, 31]].map(([x = 0, y = 0]) => ellipse(x, y + 1, 9.5, 8, '#d9761c') + ellipse(x, y, 9.3, 7.6, '#ffa62e') + ellipse(x - 2, y - 2, 4, 2.5, '#ffd08a')), specks('#3fae4a', 5, { x: 33, y: 37, rx: 18, ry: 8, count: 9, width: 1.8, length: 1.5 }), circle(54, 47, 5, '#7d1f1a')),
  'fried-chicken': served(plate('#f2545b'), glyph('poultry-leg', { x: 19, y: 31, size: 36, rotate: -24, shade: 0.16 }), glyph('poultry-leg', { x: 45, y: 31, size: 36, flip: true, rotate: 24, shade: 0.16 }), glyph('poultry-leg', { x: 32, y: 35, size: 44, rotate: 40 })),
  'nyama-choma': compose(rect(2, 44, 60, 13, '#8f5f34', 6), rect(2, 42, 60, 11, '#b98150', 5.5), place(cubes('#8a4526', '#c98a5a'), { y: 6, scale: 0.96 }), specks('#e8413c', 2, { x: 32, y: 48, rx: 22, ry: 3, count: 8, width: 3.6 }), specks('#ffffff', 9, { x: 32, y: 48, rx: 22, ry: 3, count: 6, width: 2, length: 2 }), specks('#3fae4a', 6, { x: 32, y: 48, rx: 22, ry: 3, count: 9, width: 2, length: 1.5 })),
  mishkaki: compose(skewer(32, 18, -12), skewer(32, 34, -12), skewer(32, 50, -12)),
  matoke: served(plate('#0b7a75'), path('M11 44c0-8 9-14 21-14s21 6 21 14-42 8-42 0Z', '#d9822b'), ...[[20, 38, -20], [33, 33, 8], [45, 39, 28], [28, 44, -4], [40, 46, 12]].map(([x = 0, y = 0, turn = 0]) => `<g transform="rotate(${turn} ${x} ${y})">${rect(x - 9, y - 4.5, 18, 9, '#ffe08a', 4.5)}${rect(x - 6, y - 3, 11, 2.6, '#fff3c9', 1.3)}</g>`), dhania(32, 38)),
  shawarma: single('stuffed-flatbread', { size: 60 }),
  'fruit-salad': compose(dessertBowl(glyph('watermelon', { x: 16, y: 24, size: 25, rotate: -20 }) + glyph('pineapple', { x: 33, y: 17, size: 27 }) + glyph('mango', { x: 49, y: 24, size: 22 }) + glyph('banana', { x: 23, y: 31, size: 22 }) + glyph('strawberry', { x: 39, y: 31, size: 19 }) + glyph('grapes', { x: 52, y: 32, size: 15 }) + glyph('tangerine', { x: 12, y: 34, size: 14 }))),
  'green-salad': single('green-salad', { size: 62 }),
  'veggie-bowl': compose(bowl('#7a4bd1', glyph('broccoli', { x: 16, y: 24, size: 25 }) + glyph('avocado', { x: 34, y: 20, size: 28 }) + glyph('carrot', { x: 49, y: 24, size: 24 }) + glyph('tomato', { x: 24, y: 32, size: 18 }) + glyph('ear-of-corn', { x: 42, y: 32, size: 19 }) + glyph('cucumber', { x: 54, y: 33, size: 15 }))),
  kachumbari: compose(bowl('#ffb020', heap('#b5d99c', 14) + heaped('#e8413c', 3, 16, 6, 1.5) + heaped('#ffffff', 9, 12, 2.4, 4) + heaped('#b65aa5', 13, 10, 2, 4) + heaped('#3fae4a', 21, 14, 2.4, 2))),
  'vegetable-wrap': single('burrito', { size: 60 }),
  sandwich: single('sandwich', { size: 60 }),
  soup: compose(stroke('M22 17c-3-4 2-6 0-11M32 17c-3-4 2-6 0-11M42 17c-3-4 2-6 0-11', '#b9c7cf', 2.4), bowl('#d1495b', ellipse(32, 32, 26, 8.5, '#e39a3b') + specks('#3fae4a', 4, { x: 32, y: 31, rx: 19, ry: 5, count: 9, width: 2, length: 1.5 }) + specks('#ff7a45', 8, { x: 32, y: 31, rx: 19, ry: 5, count: 8, width: 4 }) + specks('#fff2cc', 12, { x: 32, y: 31, rx: 19, ry: 5, count: 5, width: 4 }))),
  smoothie: compose(drink('#f06ba0', glyph('strawberry', { x: 15, y: 13, size: 22, rotate: -15 }))),
  juice: compose(drink('#ffa726', glyph('mango', { x: 15, y: 13, size: 22 }))),
  chai: compose(mug('#0b7a75', '#c58a55')),
  uji: compose(mug('#ff8a3d', '#a8745a')),
  mutura: compose(rect(2, 44, 60, 12, '#8f5f34', 6), rect(2, 42, 60, 11, '#c08b58', 5.5), sausage(28, 30, { rotate: -6, colour: '#5b2c1d', size: 0.95 }), ...[38, 47, 56].map((x) => ellipse(x, 43 - (x - 38) * 0.1, 4.5, 7, '#5b2c1d') + ellipse(x, 43 - (x - 38) * 0.1, 3.2, 5.5, '#9a5a3c')), specks('#3fae4a', 6, { x: 20, y: 47, rx: 10, ry: 3, count: 6, width: 2, length: 1.5 }), specks('#e8413c', 2, { x: 20, y: 47, rx: 10, ry: 3, count: 5, width: 3.2 })),
  'egg-rolex': served(plate('#ffb020'), `<g transform="rotate(-14 32 36)">${rect(6, 25, 50, 22, '#c98d45', 11)}${rect(6, 23, 50, 22, '#f0c680', 11)}${specks('#b9742f', 6, { x: 28, y: 32, rx: 17, ry: 6, count: 10, width: 2.4, length: 1.5 })}${ellipse(53, 34, 6, 11, '#c98d45')}${ellipse(53, 34, 4.6, 9, '#ffd75e')}${circle(53, 31, 2.4, '#e8413c')}${circle(53.5, 37, 2.2, '#3fae4a')}${circle(51.5, 34.5, 1.5, '#ffffff')}</g>`),
} as const satisfies Record<string, Picture>
