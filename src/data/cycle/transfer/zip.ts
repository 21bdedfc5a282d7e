import { unzipSync } from 'fflate'

/** Larger than any real export. An archive that unpacks to more is treated as a zip bomb. */
export const maxBytes = 20 * 1024 * 1024

export type Unzipped =
  | { readonly kind: 'files'; readonly files: readonly Uint8Array[] }
  /** Protected with a password, as Clue's archives are. The user must unpack it with another app first. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'too-big' }
  | { readonly kind: 'damaged' }

/** Signatures from PKWARE's APPNOTE, 4.3.7 and 4.3.12, as little-endian numbers. */
const localHeader = 0x04_03_4b_50
const directoryHeader = 0x02_01_4b_50
const encryptedFlag = 1

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength)

export const isZip = (bytes: Uint8Array): boolean => bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === localHeader

/** Whether the central directory lists an encrypted entry. fflate ignores the flag and returns the encrypted bytes. */
const isLocked = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  for (let offset = 0; offset + 46 <= bytes.length; offset += 1) {
    if (bytes[offset] === 0x50 && view.getUint32(offset, true) === directoryHeader && (view.getUint16(offset + 8, true) & encryptedFlag) !== 0) return true
  }
  return false
}

const isText = (name: string): boolean => /\.(json|cluedata|csv|txt)$/iu.test(name) && !/(^|\/)(__MACOSX|\.)/u.test(name)

/** Unpacks the text files of an archive, up to `mostBytes` in total. */
export const unzip = (bytes: Uint8Array): Unzipped => {
  if (isLocked(bytes)) return { kind: 'locked' }
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isText(name)) return false
        total += originalSize
        return total <= maxBytes
      },
    })
    return total > maxBytes ? { kind: 'too-big' } : { kind: 'files', files: Object.values(files) }
  } catch {
    return { kind: 'damaged' }
  }
}
