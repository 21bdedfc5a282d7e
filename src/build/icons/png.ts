/** Rewrites a truecolour PNG of few colours as a palette PNG, which is several times smaller. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const MOST_COLOURS = 256

interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly rgba: Uint8Array
}

/** The predictor of PNG's Paeth filter. */
function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Reads an 8-bit RGB or RGBA PNG without interlacing, which is what Chromium writes. */
function decode(png: Buffer): Pixels {
  let width = 0
  let height = 0
  let channels = 4
  const parts: Buffer[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') {
      width = data.readUInt32BE(0)
      height = data.readUInt32BE(4)
      channels = data[9] === 2 ? 3 : 4
    }
    if (type === 'IDAT') parts.push(data)
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const lines = new Uint8Array(height * stride)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x >= channels ? (lines[at - channels] ?? 0) : 0
      const up = y > 0 ? (lines[at - stride] ?? 0) : 0
      const corner = x >= channels && y > 0 ? (lines[at - stride - channels] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      lines[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1) rgba.set(lines.subarray(pixel * channels, (pixel + 1) * channels), pixel * 4)
  return { width, height, rgba }
}

/** The colour of a pixel with its lowest bits dropped, so that near shades of an edge share an entry. */
function key(rgba: Uint8Array, at: number, bits: number): number {
  const step = 1 << bits
  const coarse = [0, 1, 2, 3].map((channel) => Math.min(255, Math.round((rgba[at + channel] ?? 0) / step) * step))
  const [red = 0, green = 0, blue = 0, alpha = 0] = coarse
  return alpha === 0 ? 0 : ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0
}

/** One PNG chunk with its checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The same picture with at most 256 colours. */
export function shrinkPng(png: Buffer): Buffer {
  const { width, height, rgba } = decode(png)
  for (let bits = 0; bits < 8; bits += 1) {
    const entries = new Map<number, { readonly index: number; readonly colour: Uint8Array }>()
    const rows = Buffer.alloc(height * (width + 1))
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const id = key(rgba, pixel * 4, bits)
      const entry = entries.get(id) ?? { index: entries.size, colour: rgba.slice(pixel * 4, pixel * 4 + 4) }
      entries.set(id, entry)
      rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = entry.index
    }
    if (entries.size > MOST_COLOURS) continue
    const colours = [...entries.values()].map(({ colour }) => colour)
    const header = Buffer.alloc(13)
    header.writeUInt32BE(width, 0)
    header.writeUInt32BE(height, 4)
    header.set([8, 3, 0, 0, 0], 8)
    const opaque = colours.every((colour) => colour[3] === 255)
    const alpha = opaque ? [] : [chunk('tRNS', Uint8Array.from(colours, (colour) => colour[3] ?? 255))]
    const small = Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Uint8Array.from(colours.flatMap((colour) => [...colour.subarray(0, 3)]))),
      ...alpha,
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', new Uint8Array()),
    ])
    return small.length < png.length ? small : png
  }
  return png
}
