import { describe, expect, test } from 'vitest'
import { concatBytes } from '../../_shared/bytes.ts'
import { stripJpeg } from './jpeg.ts'
import {
  adobe,
  ascii,
  endOfImage,
  frame,
  huffman,
  jfif,
  plainJpeg,
  quantization,
  scan,
  segment,
  startOfImage,
} from './test-pictures.ts'

const exif = segment(0xe1, ascii('Exif\0\0GPS 4.04 S 39.66 E'))
const colour = [1, 2, 3]
/** A JPEG that has these segments before its first table. */
const jpeg = (ids: readonly number[], ...before: readonly Uint8Array[]): Uint8Array =>
  concatBytes(startOfImage, ...before, quantization, frame(0xc0, ids), huffman, scan, endOfImage)

describe('a JPEG loses', () => {
  test.each([
    ['EXIF', exif],
    ['XMP', segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x/>'))],
    ['an ICC profile', segment(0xe2, ascii('ICC_PROFILE\0'))],
    ['IPTC', segment(0xed, ascii('Photoshop 3.0\0'))],
    ['a comment', segment(0xfe, ascii('by Amina'))],
    ['a JFIF thumbnail', segment(0xe0, ascii('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9])],
    ['an extension of JFIF', segment(0xe0, ascii('JFXX\0'), [0x13, 1, 1, 9, 9, 9])],
    ['its resolution', segment(0xe0, ascii('JFIF\0'), [1, 2, 1, 0, 72, 0, 72, 0, 0])],
    ['a segment of a camera maker', segment(0xe7, ascii('maker'))],
    ['what follows the segment of Adobe', segment(0xee, ascii('Adobe'), [0, 100, 1, 2, 3, 4, 1], ascii('more'))],
    ['a foreign segment with the marker of Adobe’s', segment(0xee, ascii('other'))],
    ['an empty segment', segment(0xe5)],
  ])('%s', (_name, metadata) => {
    expect(stripJpeg(jpeg(colour, metadata))).toEqual(plainJpeg)
    expect(stripJpeg(jpeg(colour, jfif, metadata, exif))).toEqual(plainJpeg)
  })

  test('what follows its end', () => {
    expect(stripJpeg(concatBytes(plainJpeg, ascii('PK\x03\x04zip'), plainJpeg))).toEqual(plainJpeg)
  })

  test('metadata between the scans of a progressive picture', () => {
    const head = [quantization, segment(0xdd, [0, 4]), frame(0xc2, colour), huffman]
    const scans = [scan, huffman, scan, scan]
    const dirty = concatBytes(
      startOfImage,
      exif,
      ...head,
      ...scans.flatMap((part) => [part, exif, segment(0xfe, ascii('note'))]),
      endOfImage,
    )
    expect(stripJpeg(dirty)).toEqual(concatBytes(startOfImage, jfif, ...head, ...scans, endOfImage))
  })

  test('bytes that fill the space before a marker', () => {
    expect(
      stripJpeg(
        concatBytes(
          startOfImage,
          new Uint8Array(9).fill(0xff),
          plainJpeg.subarray(2, -2),
          new Uint8Array(9).fill(0xff),
          endOfImage,
        ),
      ),
    ).toEqual(plainJpeg)
  })
})

describe('a JPEG keeps its colours:', () => {
  const [rgb, cmyk, grey] = [[...ascii('RGB')], [1, 2, 3, 4], [1]]
  test.each([
    ['grey', grey, [], jfif],
    ['YCbCr by default', colour, [], jfif],
    ['YCbCr by JFIF', rgb, [jfif], jfif],
    ['YCbCr by JFIF, whatever Adobe’s segment says', colour, [jfif, adobe(0)], jfif],
    ['YCbCr by Adobe’s segment', rgb, [adobe(1)], jfif],
    ['RGB by Adobe’s segment', colour, [adobe(0)], adobe(0)],
    ['RGB by its ids', rgb, [], adobe(0)],
    ['CMYK by Adobe’s segment', cmyk, [adobe(0)], adobe(0)],
    ['YCCK', cmyk, [jfif, adobe(2)], adobe(2)],
    ['CMYK by default', cmyk, [], new Uint8Array()],
  ])('%s', (_name, ids, before, kept) => {
    expect(stripJpeg(jpeg(ids, ...before))).toEqual(jpeg(ids, kept))
  })
})

describe('a JPEG is refused', () => {
  const [baseline, table] = [frame(0xc0, colour), quantization]
  const stripped = (...parts: readonly Uint8Array[]) => stripJpeg(concatBytes(startOfImage, ...parts, endOfImage))

  test('without a frame, without a scan, with two frames, with a scan before its frame', () => {
    expect(stripped(table, huffman)).toBeNull()
    expect(stripped(table, baseline)).toBeNull()
    expect(stripped(table, baseline, baseline, huffman, scan)).toBeNull()
    expect(stripped(table, huffman, scan, baseline)).toBeNull()
  })

  test.each([
    ['arithmetic coding', frame(0xc9, colour)],
    ['lossless coding', frame(0xc3, colour)],
    ['two components', frame(0xc0, [1, 2])],
    ['no height', segment(0xc0, [8, 0, 0, 0, 32, 1, 1, 0x11, 0])],
    ['12 bits', segment(0xc1, [12, 0, 16, 0, 32, 1, 1, 0x11, 0])],
    ['more in its frame header', segment(0xc0, [8, 0, 16, 0, 32, 1, 1, 0x11, 0], ascii('more'))],
  ])('that has %s', (_name, header) => {
    expect(stripped(table, header, huffman, scan)).toBeNull()
  })

  test.each([
    ['quantization table', segment(0xdb, [0], new Uint8Array(65).fill(1))],
    ['empty quantization table', segment(0xdb)],
    ['Huffman table', segment(0xc4, [0], new Uint8Array(16).fill(1), ascii('more'))],
    ['restart interval', segment(0xdd, [0, 1, 2])],
    ['scan header', segment(0xda, [1, 1, 0, 0, 63, 0], ascii('more'))],
    ['second picture', startOfImage],
    ['unknown segment', segment(0xf0, ascii('more'))],
    ['free byte', ascii('x')],
  ])('with a %s that is malformed or has more in it', (_name, part) => {
    expect(stripped(table, baseline, part, huffman, scan)).toBeNull()
  })
})
