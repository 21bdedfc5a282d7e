import { unzipSync } from 'fflate'

/** More than any diary of text: what unpacks to more is meant to stop the phone. */
export const mostBytes = 20 * 1024 * 1024

export type Unzipped =
  | { readonly kind: 'files'; readonly files: readonly Uint8Array[] }
  /** It asks for a password, as the archive that Clue sends: to be unpacked first by the phone's own file manager. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'too-big' }
  | { readonly kind: 'damaged' }

/** The signatures of PKZIP's APPNOTE 4.3.7 and 4.3.12, as little-endian numbers. */
const localHeader = 0x04_03_4b_50
const directoryHeader = 0x02_01_4b_50
const encrypted = 1

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength)

export const isZip = (bytes: Uint8Array): boolean => bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === localHeader

/** Whether the directory at the archive's end names an encrypted entry: fflate would take its bytes as they are. */
const isLocked = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  for (let at = 0; at + 46 <= bytes.length; at += 1) {
    if (bytes[at] === 0x50 && view.getUint32(at, true) === directoryHeader && (view.getUint16(at + 8, true) & encrypted) !== 0) return true
  }
  return false
}

const isText = (name: string): boolean => /\.(json|cluedata|csv|txt)$/iu.test(name) && !/(^|\/)(__MACOSX|\.)/u.test(name)

/** The files of text in an archive, as long as they are of a diary's size. */
export const unzip = (bytes: Uint8Array): Unzipped => {
  if (isLocked(bytes)) return { kind: 'locked' }
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isText(name)) return false
        total += originalSize
        return total <= mostBytes
      },
    })
    return total > mostBytes ? { kind: 'too-big' } : { kind: 'files', files: Object.values(files) }
  } catch {
    return { kind: 'damaged' }
  }
}
