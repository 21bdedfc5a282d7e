import { unzipSync } from 'fflate'

/** Larger than any real export. An archive that unpacks to more is treated as a zip bomb. */
export const maxBytes = 20 * 1024 * 1024

export type UnzippedFile = { readonly name: string; readonly bytes: Uint8Array }

export type Unzipped =
  | { readonly kind: 'files'; readonly files: readonly UnzippedFile[] }
  /** Protected with a password, as Clue's archives are. The user must unpack it with another app first. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'too-big' }
  | { readonly kind: 'damaged' }

/** Signatures from PKWARE's APPNOTE, 4.3.7 and 4.3.12, as little-endian numbers. */
const localHeader = 0x04_03_4b_50
const directoryHeader = 0x02_01_4b_50
const encryptedFlag = 1

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === localHeader

/** True if the central directory lists an encrypted entry. fflate ignores the flag and returns the encrypted bytes. */
const isLocked = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  for (let offset = 0; offset + 46 <= bytes.length; offset += 1) {
    if (
      bytes[offset] === 0x50 &&
      view.getUint32(offset, true) === directoryHeader &&
      (view.getUint16(offset + 8, true) & encryptedFlag) !== 0
    )
      return true
  }
  return false
}

const isText = (name: string): boolean =>
  /\.(json|cluedata|csv|tsv|txt)$/iu.test(name) && !/(^|\/)(__MACOSX|\.)/u.test(name)

/**
 * File names that suggest cycle data. Of an archive with much else, such as all data of Fitbit, only these are
 * unpacked.
 */
const isOfCycle = (name: string): boolean =>
  /menst|cycle|period|symptom|daily.?entr|measurement|flo\b|comrade|entries/iu.test(name)

const sizesOf = (bytes: Uint8Array): readonly { readonly name: string; readonly size: number }[] => {
  const found: { readonly name: string; readonly size: number }[] = []
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isText(name)) found.push({ name, size: originalSize })
      return false
    },
  })
  return found
}

const totalOf = (files: readonly { readonly size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Unpacks the text files of an archive, up to `maxBytes` in total. */
export const unzip = (bytes: Uint8Array): Unzipped => {
  if (isLocked(bytes)) return { kind: 'locked' }
  try {
    const all = sizesOf(bytes)
    const chosen = totalOf(all) <= maxBytes ? all : all.filter(({ name }) => isOfCycle(name))
    if (totalOf(chosen) > maxBytes || (chosen.length === 0 && all.length > 0)) return { kind: 'too-big' }
    const names = new Set(chosen.map(({ name }) => name))
    const files = unzipSync(bytes, { filter: ({ name }) => names.has(name) })
    return { kind: 'files', files: Object.entries(files).map(([name, content]) => ({ name, bytes: content })) }
  } catch {
    return { kind: 'damaged' }
  }
}
