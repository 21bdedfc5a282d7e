import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a browser is given an image to decode, and why its pixels are few. */
const decoders: Readonly<Record<string, string>> = {
  'store/photos/encode-photo.ts': 'prepare-photo.ts has asked for its size',
  'store/photos/natural-size.ts': 'reads the head alone',
  'gossip/composer-sheet.tsx': 'encode-photo.ts has made it',
  'account/profile/second-factor.tsx': 'a QR code of this page',
  'app/shell/header.tsx': 'a file of the app',
  'kit/media/checked-photo.tsx': 'looks at the file first',
  'kit/media/picture.tsx':
    'draws files of the app and of this phone, and photos that the worker or checked-photo.tsx looks at',
}

test('nothing else decodes images: a few hundred bytes of a stranger could take the memory of a phone', () => {
  const decodes =
    /<img\b|'img'|new Image\b|createImageBitmap\(|ImageDecoder|background-image|backgroundImage|\burl\((?!#)/
  const folder = new URL('../src/', import.meta.url)
  const found = globSync('**/*.{ts,tsx,css}', { cwd: folder }).filter(
    (file) => !file.includes('.test.') && decodes.test(readFileSync(new URL(file, folder), 'utf8')),
  )
  expect(found.toSorted()).toEqual(Object.keys(decoders).toSorted())
})
